import { procedure } from '../../../core/index.js';
import { excellentGenerals } from './general.tables.js';
import { namedExcellentExamples } from './named-excellent.examples.js';
import { namedExcellentFacts, namedExcellentOutcome } from './named-excellent.facts.js';

/** A name without its capitals and accents. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const listed = new Map(Object.keys(excellentGenerals.entries).map(name => [plain(name), name]));

export const namedExcellent = procedure({
  id: 'murat.general.named-excellent',
  title: { it: 'Generali di divisione eccellenti', en: 'Division generals classed excellent' },
  rule: 'App. 1',
  when: {
    it: 'Prima della battaglia, al posto del tiro, per un generale di divisione storico.',
    en: 'Before the battle, instead of the roll, for a division general of history.',
  },
  facts: namedExcellentFacts,
  outcome: namedExcellentOutcome,
  tables: [excellentGenerals],
  examples: namedExcellentExamples,

  adjudicate({ nation, name, level }, { lookUp, reckon, effect }) {
    const known = listed.get(plain(name));
    const found = reckon(
      'App. 1',
      { it: 'L’elenco ha questo nome in questo esercito', en: 'The list has this name in this army' },
      known !== undefined && lookUp(excellentGenerals, known) === nation,
    );
    if (!found) return { found, quality: null };
    if (level === 'brigade') {
      const says = {
        it: 'L’elenco è dei generali di divisione: alla testa di una brigata si tira',
        en: 'The list is of division generals: at the head of a brigade he is rolled for',
      };
      reckon('App. 1', says, true);
      return { found, quality: null };
    }
    effect('App. 1', 'general', 'quality', { to: 'excellent' }, 'now');
    return { found, quality: 'excellent' as const };
  },

  inWords: ({ found, quality }, { name }) => {
    if (!found)
      return {
        it: `${name} non è nell’elenco: si tira il valore.`,
        en: `${name} is not on the list: roll for his value.`,
      };
    return quality === null
      ? {
          it: `${name} è nell’elenco, ma comanda una brigata: si tira il valore.`,
          en: `${name} is on the list, but commands a brigade: roll for his value.`,
        }
      : {
          it: `${name} è eccellente, come generale di divisione.`,
          en: `${name} is excellent, as a division general.`,
        };
  },
});
