import { procedure } from '../../../core/index.js';
import { afterMeleeExamples } from './after-melee.examples.js';
import { afterMeleeFacts, afterMeleeOutcome } from './after-melee.facts.js';
import { victorRecovers } from './recovery.tables.js';

export const afterMelee = procedure({
  id: 'murat.recovery.after-melee',
  title: { it: 'Recupero del vincitore di una mischia', en: 'Recovery of the winner of a melee' },
  rule: '§2.10',
  when: {
    it: 'Quando il vincitore di una mischia ha scelto che cosa fare.',
    en: 'When the winner of a melee has chosen what to do.',
  },
  facts: afterMeleeFacts,
  outcome: afterMeleeOutcome,
  tables: [victorRecovers],
  parts: { winner: {}, supporter: { among: 'winner.supporterId', of: 'own' } },
  examples: afterMeleeExamples,

  adjudicate({ option }, { lookUp, effect }) {
    const recovered = lookUp(victorRecovers, option);
    if (recovered) {
      effect('§2.10', 'winner', 'disordered', { to: false }, 'now');
      // Whoever supports it, if anybody does.
      effect('§2.7', 'supporter', 'disordered', { to: false }, 'now');
    }
    return { recovered };
  },

  inWords: ({ recovered }) =>
    recovered
      ? { it: 'Il vincitore è di nuovo in ordine.', en: 'The winner is in good order again.' }
      : { it: 'Chi sfonda resta nello stato in cui è.', en: 'A winner that breaks through stays as it is.' },
});
