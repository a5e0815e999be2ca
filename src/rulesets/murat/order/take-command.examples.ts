import type { Example } from '../../../core/index.js';
import type { takeCommandFacts, takeCommandOutcome } from './take-command.facts.js';

export const takeCommandExamples: readonly Example<typeof takeCommandFacts, typeof takeCommandOutcome>[] = [
  {
    says: {
      it: 'A 10 UM dal generale di brigata: «Prendo io il comando», con tre ordini nuovi',
      en: 'At 10 UM from the brigade general: “I take command”, with three fresh orders',
    },
    facts: { distanceUm: 10 },
    outcome: {
      legal: true,
      reasons: [],
      commandValue: 9,
      ordersAvailable: 3,
      ordersAlreadyGiven: 0,
      divisionPhaseForfeited: true,
    },
  },
  {
    says: {
      it: 'Per il club restano due ordini, e il prossimo è il secondo',
      en: 'At this club two orders are left, and the next is the second',
    },
    facts: { divisionGeneral: 'excellent', brigadeGeneral: 'poor', distanceUm: 8 },
    rulings: { 'take-command-orders': 'remaining' },
    outcome: { legal: true, commandValue: 10, ordersAvailable: 2, ordersAlreadyGiven: 1, divisionPhaseForfeited: true },
  },
  {
    says: { it: 'Un generale di divisione scarso ordina con 8', en: 'A poor division general orders on 8' },
    facts: { divisionGeneral: 'poor', brigadeGeneral: 'excellent', distanceUm: 12 },
    outcome: { legal: true, commandValue: 8 },
  },
  {
    says: {
      it: 'Lo ha già fatto, il primo test non è fallito e sta a 11 UM: tre motivi',
      en: 'He has done so before, the first test did not fail and he is 11 UM away: three reasons',
    },
    facts: { usedThisGame: true, brigadeFirstTestFailed: false, distanceUm: 11 },
    outcome: {
      legal: false,
      reasons: ['once-per-game', 'only-after-failed-first-test', 'outside-brigade-radius'],
      commandValue: null,
      ordersAvailable: null,
      ordersAlreadyGiven: null,
      divisionPhaseForfeited: null,
    },
    notAllowed: true,
  },
];
