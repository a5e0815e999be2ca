import type { Example } from '../../../core/index.js';
import type { namedExcellentFacts, namedExcellentOutcome } from './named-excellent.facts.js';

export const namedExcellentExamples: readonly Example<typeof namedExcellentFacts, typeof namedExcellentOutcome>[] = [
  {
    says: { it: 'Friant è eccellente', en: 'Friant is excellent' },
    facts: { nation: 'french', name: 'Friant' },
    outcome: { found: true, quality: 'excellent' },
  },
  {
    says: {
      it: 'EBLE, scritto senza accento, è Eblé',
      en: 'EBLE, written without its accent, is Eblé',
    },
    facts: { nation: 'french', name: 'EBLE' },
    outcome: { found: true, quality: 'excellent' },
  },
  {
    says: { it: 'Alvarez de Castro è spagnolo', en: 'Alvarez de Castro is a Spaniard' },
    facts: { nation: 'spanish', name: 'Álvarez de Castro' },
    outcome: { found: true, quality: 'excellent' },
  },
  {
    says: {
      it: 'Friant alla testa di una brigata: il valore si tira',
      en: 'Friant at the head of a brigade: his value is rolled for',
    },
    facts: { nation: 'french', name: 'Friant', level: 'brigade' },
    outcome: { found: true, quality: null },
  },
  {
    says: { it: 'Picton non è francese', en: 'Picton is no Frenchman' },
    facts: { nation: 'french', name: 'Picton' },
    outcome: { found: false, quality: null },
  },
  {
    says: { it: 'Mack non è nell’elenco', en: 'Mack is not on the list' },
    facts: { nation: 'austrian', name: 'Mack' },
    outcome: { found: false, quality: null },
  },
];
