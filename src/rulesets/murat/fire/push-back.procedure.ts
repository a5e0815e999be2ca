import { atLeast, bandOf, procedure } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { fouOf, type Unit } from '../unit.js';
import { pushBackReasons } from './fire.reasons.js';
import { pushBackDice } from './fire.rulings.js';
import { pushBackDistances, pushBackThrow } from './fire.tables.js';
import { diceFor, heldBy } from './push-back-due.js';
import { pushBackExamples } from './push-back.examples.js';
import { pushBackFacts, pushBackOutcome } from './push-back.facts.js';

/** The face that pushes farther than the others. */
const farthest = 6;

/** A unit of unknown strength is taken to stand. */
const isGone = (unit: Unit): boolean =>
  unit.dissolved || ((unit.fouCurrent !== null || unit.fouInitial !== null) && fouOf(unit) === 0);

export const pushBack = procedure({
  id: 'murat.fire.push-back',
  title: { it: 'Spinti indietro dal fuoco', en: 'Pushed back by fire' },
  rule: '§2.9',
  when: {
    it: 'Un’unità ha subito almeno una perdita dal fuoco di un’unità nemica.',
    en: 'A unit has suffered at least one loss from the fire of one enemy unit.',
  },
  facts: pushBackFacts,
  outcome: pushBackOutcome,
  tables: [pushBackDistances],
  throws: [pushBackThrow],
  rulings: [pushBackDice],
  parts: { target: { fills: { losses: 'lossesFromFire' } } },
  examples: pushBackExamples,

  adjudicate({ losses, target, targetPosition, targetCharging }, { by, reckon, throwDice }) {
    const reason = heldBy(losses, { target, position: targetPosition, charging: targetCharging });
    if (reason !== null) {
      const says = pushBackReasons.words[reason];
      return {
        required: reckon('§2.9', { it: `Resta dov’è: ${says.it}`, en: `It stays: ${says.en}` }, false),
        reason,
        distanceUm: 0,
      };
    }
    if (isGone(target)) {
      const says = { it: 'È dissolta: non lancia', en: 'It is dissolved: no die' };
      return { required: reckon('§2.9', says, false), reason: null, distanceUm: 0 };
    }
    const dice = diceFor(losses, by);
    const far = throwDice(pushBackThrow, dice, atLeast(farthest));
    const usualUm = bandOf(pushBackDistances, 1);
    const farUm = bandOf(pushBackDistances, farthest);
    const distanceUm = reckon(
      '§2.9',
      { it: 'Indietreggia: 1 UM per dado, 2 con un 6', en: 'It goes back 1 UM for each die, 2 with a 6' },
      (dice - far) * usualUm + far * farUm,
    );
    return { required: true, reason: null, distanceUm };
  },

  inWords: ({ required, reason, distanceUm }) => {
    if (required) {
      const far = inUm(distanceUm);
      return { it: `L’unità indietreggia di ${far.it}.`, en: `The unit is pushed back ${far.en}.` };
    }
    if (reason === null) return { it: 'L’unità è dissolta: non lancia.', en: 'The unit is dissolved: no die.' };
    const why = pushBackReasons.words[reason];
    return { it: `L’unità resta dov’è: ${why.it}.`, en: `The unit stays where it is: ${why.en}.` };
  },
});
