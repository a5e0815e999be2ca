import { howMany, procedure } from '../../../core/index.js';
import { damage } from '../tables.js';
import { damageExamples } from './damage.examples.js';
import { damageFacts, damageTableOutcome } from './damage.facts.js';

export const fireDamage = procedure({
  id: 'murat.fire.damage',
  title: { it: 'Tavola dei danni', en: 'Damage table' },
  rule: '§2.8',
  when: {
    it: 'Dopo ogni fuoco o mischia, contati gli hit.',
    en: 'After any fire or melee, once the hits are counted.',
  },
  facts: damageFacts,
  outcome: damageTableOutcome,
  tables: [damage],
  examples: damageExamples,

  adjudicate: ({ hits }, { lookUpBand }) => lookUpBand(damage, hits),

  inWords: ({ losses, disordered }) => {
    if (!disordered) return { it: 'Nessun danno.', en: 'No damage.' };
    return losses === 0
      ? { it: 'Disordine, nessuna perdita.', en: 'Disorder, no loss.' }
      : {
          it: `${howMany(losses, 'perdita', 'perdite')} e disordine.`,
          en: `${howMany(losses, 'loss', 'losses')} and disorder.`,
        };
  },
});
