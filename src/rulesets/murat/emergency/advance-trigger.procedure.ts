import { procedure } from '../../../core/index.js';
import { advanceTriggerExamples } from './advance-trigger.examples.js';
import { advanceTriggerFacts, advanceTriggerOutcome } from './advance-trigger.facts.js';
import { advanceOnCavalry } from './emergency.rulings.js';

export const advanceTrigger = procedure({
  id: 'murat.emergency.advance-trigger',
  title: { it: 'Fanteria che avanza verso cavalleria', en: 'Infantry advancing on cavalry' },
  rule: '§2.6, §2.7',
  when: {
    it: 'Quando fanteria che non carica si avvicina al fronte di una cavalleria.',
    en: 'When infantry that is not charging comes up to a cavalry front.',
  },
  facts: advanceTriggerFacts,
  outcome: advanceTriggerOutcome,
  rulings: [advanceOnCavalry],
  parts: { cavalry: { fills: { cavalryHasOpportunity: 'opportunityOrder' } } },
  examples: advanceTriggerExamples,

  adjudicate({ distanceUm, frontFractionInside, cavalryHasOpportunity }, { by, reckon, owe }) {
    const near = reckon(
      '§2.6',
      { it: 'La fanteria è entro 4 UM dal fronte', en: 'The infantry is within 4 UM of the front' },
      distanceUm <= 4,
    );
    const ahead = reckon(
      '§2.6',
      {
        it: 'Almeno metà del suo rango frontale è nel corridoio',
        en: 'At least half of its front rank is in the corridor',
      },
      frontFractionInside >= 1 / 2,
    );
    const waiting = reckon(
      '§2.6',
      { it: 'La cavalleria ha un ordine di opportunità', en: 'The cavalry has an opportunity order' },
      cavalryHasOpportunity,
    );
    const due = near && ahead && !waiting;
    const reaction = reckon(
      '§2.6, §2.7',
      { it: 'Reazione della cavalleria', en: 'Reaction of the cavalry' },
      !due ? 'none' : by(advanceOnCavalry) === 'mandatory' ? 'test-mandatory' : 'test-optional',
    );
    if (reaction === 'test-mandatory') owe('§2.6', 'cavalry', 'murat.emergency.infantry-advance', 'now');
    return { reaction };
  },

  inWords: ({ reaction }) => {
    switch (reaction) {
      case 'none':
        return { it: 'La cavalleria non reagisce.', en: 'The cavalry does not react.' };
      case 'test-mandatory':
        return {
          it: 'La cavalleria deve fare il test: se riesce, carica.',
          en: 'The cavalry must test: if it passes, it charges.',
        };
      case 'test-optional':
        return {
          it: 'La cavalleria può fare il test: se riesce, carica.',
          en: 'The cavalry may test: if it passes, it charges.',
        };
    }
  },
});
