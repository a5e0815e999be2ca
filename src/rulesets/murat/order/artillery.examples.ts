import type { Example } from '../../../core/index.js';
import type { artilleryOrderFacts, artilleryOrderOutcome } from './artillery.facts.js';

const battery = { arm: 'artillery', fouInitial: 3, formation: 'limbered' } as const;

export const artilleryOrderExamples: readonly Example<typeof artilleryOrderFacts, typeof artilleryOrderOutcome>[] = [
  {
    says: {
      it: 'Una batteria al traino si attiva dopo tre ordini, senza consumarne',
      en: 'A limbered battery is activated after three orders, and uses up none',
    },
    facts: { unit: battery, ordersAlreadyGiven: 3, distanceUm: 4 },
    dice: [3, 4],
    outcome: {
      legal: true,
      reasons: [],
      base: 8,
      target: 7,
      modifiers: [{ id: 'distance', value: -1 }],
      total: 7,
      passed: true,
      consumesOrder: false,
    },
  },
  {
    says: {
      it: 'Se fallisce resta ferma, e la brigata non perde nulla',
      en: 'If it fails it stands, and the brigade loses nothing',
    },
    facts: { unit: battery },
    rulings: { 'failed-order-initiative': 'brigade-ends' },
    dice: [4, 5],
    outcome: { passed: false, consumesOrder: false, failureEffect: 'none', brigadeActivationEnds: false },
  },
  {
    says: {
      it: 'Per il club il malus degli ordini vale anche per le batterie',
      en: 'At this club the malus of orders holds for batteries too',
    },
    facts: { unit: battery, ordersAlreadyGiven: 2 },
    rulings: { 'artillery-order-malus': 'subject' },
    dice: [3, 3],
    outcome: { target: 6, modifiers: [{ id: 'later-order', value: -2 }], passed: true, consumesOrder: false },
  },
  {
    says: {
      it: 'Dell’unità si dice solo la forza: è comunque una batteria',
      en: 'Only the strength of the unit is said: it is a battery all the same',
    },
    facts: { unit: { fouInitial: 4 }, ordersAlreadyGiven: 3 },
    dice: [4, 4],
    outcome: { legal: true, target: 8, passed: true, consumesOrder: false },
  },
  {
    says: {
      it: 'Una batteria disordinata che passa il test è di nuovo in ordine',
      en: 'A disordered battery that passes is in good order again',
    },
    facts: { unit: { ...battery, disordered: true } },
    dice: [2, 5],
    outcome: { target: 7, passed: true, recoversDisorder: true },
  },
  {
    says: {
      it: 'Chi ha già fallito non si attiva di nuovo',
      en: 'A battery that has failed is not activated again',
    },
    facts: { unit: battery, unitAlreadyFailed: true },
    outcome: { legal: false, reasons: ['unit-already-failed-this-turn'], target: null, passed: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Con lei si riordina la fanteria che la supporta',
      en: 'The infantry that supports it recovers with it',
    },
    facts: { unit: { ...battery, disordered: true, supporterId: 'second' } },
    dice: [1, 1],
    outcome: { passed: true, recoversDisorder: true },
  },
];
