import { procedure } from '../../../core/index.js';
import { testInWords } from './consequences.js';
import { moraleFoughtMeleeExamples } from './fought-melee.examples.js';
import { moraleFoughtMeleeFacts, moraleFoughtMeleeOutcome } from './fought-melee.facts.js';
import { unopposedUnit } from './morale.rulings.js';
import { impossibleTested, testedParts, untested } from './test.facts.js';
import { moraleTest } from './test.procedure.js';

export const moraleFoughtMelee = procedure({
  id: 'guaitana.morale.fought-melee',
  title: { it: 'Morale dopo la mischia', en: 'Morale after melee' },
  rule: 'Mischia, L256; Test di morale, L265',
  when: {
    it: 'Alla fine della fase di mischia, per ogni unità che ha combattuto, vincitrice o no.',
    en: 'At the end of the melee phase, for every unit that fought, winner or not.',
  },
  facts: moraleFoughtMeleeFacts,
  impossible: {
    ...impossibleTested,
    opponentWipedOut: {
      says: {
        it: 'Chi non ha combattuto non ha spazzato via nessuno.',
        en: 'A unit that did not fight wiped out nobody.',
      },
      when: ({ foughtThisTurn, opponentWipedOut }) => opponentWipedOut && foughtThisTurn === false,
    },
  },
  outcome: moraleFoughtMeleeOutcome,
  rulings: [unopposedUnit],
  calls: [moraleTest],
  parts: testedParts,
  examples: moraleFoughtMeleeExamples,

  adjudicate({ foughtThisTurn, opponentWipedOut, ...tested }, { by, reckon, call }) {
    const due = reckon(
      'Mischia, L256',
      { it: 'Ha combattuto e deve fare il test', en: 'It fought, and must test' },
      foughtThisTurn && (!opponentWipedOut || by(unopposedUnit) === 'yes'),
    );
    if (!due) return { due, ...untested(tested.order) };
    return { due, ...call('test', moraleTest, { occasion: 'fought-melee', ...tested }, { on: { unit: 'unit' } }) };
  },

  inWords: testInWords,
});
