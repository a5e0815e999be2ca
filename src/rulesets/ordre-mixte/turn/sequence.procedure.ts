import { procedure } from '../../../core/index.js';
import { sequence as turn, type TurnStep } from '../sequence.js';
import { turnStep } from '../vocabulary.js';
import { sequenceExamples } from './sequence.examples.js';
import { sequenceFacts, sequenceOutcome } from './sequence.facts.js';
import { moraleTestMoment } from './turn.rulings.js';

const { phases } = turn;
const isOneOf =
  (...steps: readonly TurnStep[]) =>
  (step: TurnStep): boolean =>
    steps.includes(step);

const needsUnmoved = isOneOf('a-strategic', 'a-troops', 'b-strategic', 'b-troops', 'late-charges');
const needsThreat = isOneOf('b-evades', 'a-evades');
const bringsTests = isOneOf('fire', 'melee-flank-rear', 'melee-other');

export const sequence = procedure({
  id: 'ordre-mixte.turn.sequence',
  title: { it: 'Sequenza di mossa', en: 'Turn sequence' },
  rule: turn.rule,
  when: { it: 'Per tutta la partita.', en: 'Throughout the game.' },
  facts: sequenceFacts,
  outcome: sequenceOutcome,
  rulings: [moraleTestMoment],
  examples: sequenceExamples,

  adjudicate({ step, role, movedThisTurn, evadedThisTurn, threatenedByContact }, { by, reckon }) {
    const at = phases.findIndex(phase => phase.id === step);
    const { rule, actor } = phases[at] ?? phases[0];
    const { id: nextStep } = phases[at + 1] ?? phases[0];
    reckon(rule, { it: 'Chi agisce in questa fase', en: 'Who acts in this step' }, actor);
    if (bringsTests(step)) {
      const moment = by(moraleTestMoment);
      const { it, en } = moraleTestMoment.options[moment];
      reckon('L107', { it: `I test di morale ${it}`, en: `Morale tests: ${en}` }, moment);
    }
    const itsTurn = actor === 'both' || actor === role;
    const unbarred =
      (!needsUnmoved(step) || !(movedThisTurn || evadedThisTurn)) && (!needsThreat(step) || threatenedByContact);
    const mayAct = reckon(rule, { it: 'L’unità può agire', en: 'The unit may act' }, itsTurn && unbarred);
    return { nextStep, mayAct };
  },

  inWords: ({ nextStep, mayAct }) => ({
    it: `L’unità ${mayAct ? 'può' : 'non può'} agire; fase seguente: ${turnStep.words[nextStep].it}.`,
    en: `The unit ${mayAct ? 'may' : 'may not'} act; next step: ${turnStep.words[nextStep].en}.`,
  }),
});
