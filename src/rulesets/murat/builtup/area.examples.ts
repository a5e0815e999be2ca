import type { Example } from '../../../core/index.js';
import type { builtupAreaFacts, builtupAreaOutcome } from './area.facts.js';

export const builtupAreaExamples: readonly Example<typeof builtupAreaFacts, typeof builtupAreaOutcome>[] = [
  {
    says: {
      it: 'Un villaggio di 3 UM per lato: la fanteria vi entra',
      en: 'A village of 3 UM a side: infantry goes in',
    },
    facts: { sideUm: 3, unit: {} },
    outcome: { legal: true, reasons: [], warnings: [], coverClass: 'light' },
  },
  {
    says: { it: 'Due UM per lato sono il minimo', en: 'Two UM a side is the least' },
    facts: { sideUm: 2 },
    outcome: { legal: true, warnings: [] },
  },
  {
    says: { it: 'Un lato di 1,5 UM è troppo poco', en: 'A side of 1.5 UM is too little' },
    facts: { sideUm: 1.5 },
    outcome: { legal: false, reasons: ['side-under-2um'], warnings: [], coverClass: null },
    notAllowed: true,
  },
  {
    says: { it: 'La cavalleria attraversa il paese per strada', en: 'Cavalry rides through the village by road' },
    facts: { sideUm: 3, unit: { arm: 'cavalry' }, byRoad: true },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Fuori strada la cavalleria non entra', en: 'Off the road cavalry does not go in' },
    facts: { sideUm: 3, unit: { arm: 'cavalry' } },
    outcome: { legal: false, reasons: ['road-only'], coverClass: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Cannoni fuori strada in un abitato troppo piccolo: due motivi',
      en: 'Guns off the road in a place too small: two reasons',
    },
    facts: { sideUm: 1, unit: { arm: 'artillery' } },
    outcome: { legal: false, reasons: ['road-only', 'side-under-2um'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una città di quattro elementi larghi 4 UM: si può, ma non è consigliato',
      en: 'A town of four elements 4 UM wide: allowed, but not advised',
    },
    facts: { sideUm: 4, elements: 4 },
    outcome: { legal: true, warnings: ['side-over-3um', 'more-than-three-elements'] },
  },
];
