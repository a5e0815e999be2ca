import type { Example } from '../../../core/index.js';
import type { rallyFacts, rallyOutcome } from './rally.facts.js';

const byTest = { 'rally-method': 'morale-test-d10' } as const;
const battalion = { arm: 'infantry', formation: 'line', pm: 2 } as const;

export const rallyExamples: readonly Example<typeof rallyFacts, typeof rallyOutcome>[] = [
  {
    says: {
      it: 'I giocatori dichiarano il 3º di linea recuperato',
      en: 'The players declare the 3rd line regiment rallied',
    },
    facts: { unitId: '3º di linea', rallied: true },
    outcome: { rallied: true, status: 'steady', basesTurned: 0 },
  },
  {
    says: {
      it: 'Il 3º di linea resta in rotta, con due basette girate',
      en: 'The 3rd line regiment keeps routing, two bases turned',
    },
    facts: { unitId: '3º di linea', rallied: false },
    outcome: { rallied: false, status: 'routing', basesTurned: 2 },
  },
  {
    says: {
      it: 'Per il club si tira il D10: con 5 l’unità è recuperata',
      en: 'At this club a D10 is thrown: on 5 the unit rallies',
    },
    facts: { unitId: '3º di linea', test: battalion },
    rulings: byTest,
    dice: [5],
    outcome: { rallied: true, status: 'steady', basesTurned: 0 },
  },
  {
    says: { it: 'Per il club con 4 resta in rotta', en: 'At this club on 4 it keeps routing' },
    facts: { unitId: '3º di linea', test: battalion },
    rulings: byTest,
    dice: [4],
    outcome: { rallied: false, status: 'routing', basesTurned: 2 },
  },
  {
    says: {
      it: 'Per il club un generale aggregato porta il 4 a 5',
      en: 'At this club an attached general makes the 4 a 5',
    },
    facts: { unitId: '3º di linea', test: { ...battalion, attachedGeneral: 'general' } },
    rulings: byTest,
    dice: [4],
    outcome: { rallied: true, status: 'steady', basesTurned: 0 },
  },
  {
    says: {
      it: 'Per il club chi è recuperato deve ancora la mossa di rotta',
      en: 'At this club a rallied unit still owes its rout move',
    },
    facts: { unitId: '3º di linea', rallied: true },
    rulings: { 'rallied-before-moving': 'moves-anyway' },
    outcome: { rallied: true, status: 'steady' },
  },
];
