import type { Example } from '../../../core/index.js';
import type { divisionGeneralOrderFacts, divisionGeneralOrderOutcome } from './division-general.facts.js';

const regiment = { fouInitial: 8 } as const;

export const divisionGeneralOrderExamples: readonly Example<
  typeof divisionGeneralOrderFacts,
  typeof divisionGeneralOrderOutcome
>[] = [
  {
    says: {
      it: 'Il generale di divisione, a 8 UM, muove il reggimento che prima ha fallito',
      en: 'The division general, 8 UM away, moves the regiment that failed before',
    },
    facts: { unit: regiment, distanceUm: 8, unitAlreadyFailed: true },
    dice: [3, 4],
    outcome: {
      legal: true,
      reasons: [],
      base: 9,
      target: 7,
      modifiers: [{ id: 'distance', value: -2 }],
      total: 7,
      passed: true,
      consumesOrder: true,
    },
  },
  {
    says: { it: 'Per il club vale il valore nudo', en: 'At this club the bare value counts' },
    facts: { unit: { ...regiment, disordered: true }, distanceUm: 8, ordersAlreadyGiven: 2 },
    rulings: { 'division-phase-modifiers': 'none' },
    dice: [4, 5],
    outcome: { base: 9, target: 9, modifiers: [], passed: true, recoversDisorder: true },
  },
  {
    says: {
      it: 'Generale eccellente, secondo ordine della sua fase',
      en: 'An excellent general, the second order of his phase',
    },
    facts: { unit: regiment, general: 'excellent', ordersAlreadyGiven: 1 },
    dice: [5, 5],
    outcome: {
      base: 10,
      target: 9,
      modifiers: [{ id: 'later-order', value: -1 }],
      passed: false,
      brigadeActivationEnds: false,
    },
  },
  {
    says: {
      it: 'Detto di brigata e in attivazione, ordina comunque da generale di divisione',
      en: 'Called a brigade general in the activation, he orders as a division general all the same',
    },
    facts: { unit: regiment, general: 'poor', generalLevel: 'brigade', phase: 'activation', onlyGeneral: true },
    rulings: { 'no-brigade-general': 'brigade-values' },
    dice: [4, 4],
    outcome: { base: 8, target: 8, passed: true },
  },
  {
    says: {
      it: 'Anche una batteria che non ha sparato, a ordini finiti',
      en: 'A battery that has not fired too, with no orders left',
    },
    facts: { unit: { arm: 'artillery', fouInitial: 3, formation: 'limbered' }, ordersAlreadyGiven: 3 },
    dice: [4, 5],
    outcome: { legal: true, target: 9, passed: true, consumesOrder: false },
  },
  {
    says: { it: 'Chi ha già mosso è già stato usato', en: 'A unit that has moved has been used' },
    facts: { unit: regiment, unitActivated: true },
    outcome: { legal: false, reasons: ['unit-already-used'], base: null, target: null, passed: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Tre ordini al massimo, anche se alla brigata prussiana ne spettano quattro',
      en: 'Three orders at most, even where a Prussian brigade has four',
    },
    facts: { unit: regiment, orderLimit: 4, ordersAlreadyGiven: 3 },
    outcome: { legal: false, reasons: ['no-orders-left'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'L’ordine ricevuto e fallito non l’ha usata: si può ordinarle di nuovo',
      en: 'The order that it received and failed has not used it: it may be ordered again',
    },
    facts: { unit: regiment, ordersAlreadyReceived: 1, unitAlreadyFailed: true },
    dice: [4, 5],
    outcome: { legal: true, reasons: [], target: 9, passed: true },
  },
  {
    says: { it: 'Chi ha già sparato è già stato usato', en: 'A unit that has fired has been used' },
    facts: { unit: { ...regiment, firedThisTurn: true } },
    outcome: { legal: false, reasons: ['unit-already-used'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi ha preso il comando di una brigata ha rinunciato alla sua fase',
      en: 'A general who took command of a brigade has given up his own phase',
    },
    facts: { unit: regiment, divisionPhaseForfeited: true },
    outcome: { legal: false, reasons: ['division-phase-forfeited'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Disordinata, con un 2 si riordina, e con lei chi la supporta',
      en: 'Disordered, on a 2 it recovers, and whoever supports it too',
    },
    facts: { unit: { ...regiment, disordered: true, supporterId: 'second' } },
    dice: [1, 1],
    outcome: { passed: true, recoversDisorder: true },
  },
];
