import type { Example } from '../../../core/index.js';
import type { byOrderFacts, byOrderOutcome } from './by-order.facts.js';

const shaken = { fouInitial: 8, disordered: true } as const;

export const byOrderExamples: readonly Example<typeof byOrderFacts, typeof byOrderOutcome>[] = [
  {
    says: {
      it: 'Con 7 contro 7 il reggimento si riordina ed esegue l’ordine',
      en: 'With 7 against 7 the regiment recovers and carries out the order',
    },
    facts: { unit: shaken },
    dice: [3, 4],
    outcome: { legal: true, reasons: [], recoversDisorder: true },
  },
  {
    says: { it: 'Con lui si riordina chi lo supporta', en: 'Whoever supports it recovers with it' },
    facts: { unit: { ...shaken, supporterId: '69th' } },
    dice: [3, 3],
    outcome: { recoversDisorder: true },
  },
  {
    says: { it: 'Con 8 resta disordinato', en: 'On 8 it stays disordered' },
    facts: { unit: shaken },
    dice: [4, 4],
    outcome: { recoversDisorder: false },
  },
  {
    says: {
      it: 'Una batteria disordinata, nella fase dei generali di divisione',
      en: 'A disordered battery, in the phase of the division generals',
    },
    facts: {
      unit: { ...shaken, arm: 'artillery', fouInitial: 3 },
      generalLevel: 'division',
      phase: 'division-phase',
    },
    dice: [4, 4],
    outcome: { recoversDisorder: true },
  },
  {
    says: {
      it: 'Chi ha già fallito un ordine non ci riprova',
      en: 'A unit that has failed an order does not try again',
    },
    facts: { unit: shaken, unitAlreadyFailed: true },
    outcome: { legal: false, reasons: ['unit-already-failed-this-turn'], recoversDisorder: null },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è in ordine non ha nulla da recuperare', en: 'A unit in good order has nothing to recover from' },
    facts: { unit: { ...shaken, disordered: false } },
    dice: [4, 4],
    outcome: { legal: true, recoversDisorder: false },
  },
];
