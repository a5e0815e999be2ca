import { procedure } from '../../../core/index.js';
import { pmThresholdTiming, testLossesRetest, zeroPm } from './morale.rulings.js';
import { testingDice } from './morale.tables.js';
import { moraleTriggerExamples } from './trigger.examples.js';
import { moraleTriggerFacts, moraleTriggerOutcome } from './trigger.facts.js';

/** A unit with more PM than this does not test. */
const fewPm = 4;

export const moraleTrigger = procedure({
  id: 'ordre-mixte.morale.trigger',
  title: { it: 'È dovuto un test di morale?', en: 'Is a morale test due?' },
  rule: 'L107–109',
  when: {
    it: 'Dopo le perdite da tiro e dopo quelle in mischia.',
    en: 'After losses from fire, and after losses from melee.',
  },
  facts: moraleTriggerFacts,
  outcome: moraleTriggerOutcome,
  tables: [testingDice],
  rulings: [pmThresholdTiming, zeroPm, testLossesRetest],
  examples: moraleTriggerExamples,

  adjudicate({ cause, pmBefore, pmLostThisPhase, lostThroughTest }, { by, reckon, lookUp, effect, owe }) {
    const pmAfter = reckon('L109', { it: 'PM che restano', en: 'PM left' }, Math.max(0, pmBefore - pmLostThisPhase));
    if (pmAfter === 0 && by(zeroPm) === 'removed') {
      reckon(
        'L109',
        { it: 'Senza PM l’unità è eliminata e non fa il test', en: 'Without PM the unit is removed and does not test' },
        true,
      );
      effect('L109', 'unit', 'status', { to: 'removed' }, 'now');
      return { required: false, die: null, pmAfter, removed: true };
    }
    const counts = reckon(
      'L109',
      { it: 'Ha perso PM che contano per il test', en: 'It lost PM that count for a test' },
      pmLostThisPhase > 0 && !(lostThroughTest && by(testLossesRetest) === 'no'),
    );
    // PM never rise in the phase: whoever had few before has few after.
    const isLow = pmBefore <= fewPm || (pmAfter <= fewPm && counts && by(pmThresholdTiming) === 'after-loss');
    const required = reckon(
      'L109',
      { it: 'Ha perso PM ed è a 4 o meno', en: 'It lost PM and is at 4 or fewer' },
      counts && isLow,
    );
    if (!required) return { required, die: null, pmAfter, removed: false };
    owe('L109', 'unit', 'ordre-mixte.morale.test', 'now');
    return { required, die: lookUp(testingDice, cause), pmAfter, removed: false };
  },

  inWords: ({ required, die, pmAfter, removed }) => {
    if (removed) return { it: 'Nessun PM rimasto: l’unità è eliminata.', en: 'No PM left: the unit is removed.' };
    return required
      ? {
          it: `Test di morale con un D${die}: restano ${pmAfter} PM.`,
          en: `A morale test on one D${die}: ${pmAfter} PM left.`,
        }
      : { it: `Nessun test di morale: restano ${pmAfter} PM.`, en: `No morale test: ${pmAfter} PM left.` };
  },
});
