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
  {
    says: {
      it: 'L’unità ha fallito il primo ordine della brigata: il generale di divisione lascia l’unità con cui era',
      en: 'The unit has failed the first order of the brigade: the division general leaves the unit he was with',
    },
    facts: {
      unit: { failedOrderThisTurn: true },
      brigadeGeneralOrders: 1,
      divisionGeneralAttachedTo: '6-leggero',
      distanceUm: 10,
    },
    outcome: { legal: true, ordersAlreadyGiven: 0 },
  },
  {
    says: { it: 'L’unità non ha fallito nulla', en: 'The unit has failed nothing' },
    facts: { unit: {}, distanceUm: 10 },
    outcome: { legal: false, reasons: ['only-after-failed-first-test'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Prima di fallire il generale di brigata aveva già dato un ordine',
      en: 'Before he failed the brigade general had already given an order',
    },
    facts: { unit: { failedOrderThisTurn: true }, brigadeGeneralOrders: 2 },
    outcome: { legal: false, reasons: ['only-after-failed-first-test'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club l’ordine fallito non conta: quello già dato era un altro',
      en: 'At this club the failed order does not count: the one given was another',
    },
    facts: { unit: { failedOrderThisTurn: true }, brigadeGeneralOrders: 1 },
    rulings: { 'failed-order-counts': 'does-not-count' },
    outcome: { legal: false, reasons: ['only-after-failed-first-test'] },
    notAllowed: true,
  },
  {
    says: { it: 'Chi è caduto non prende il comando', en: 'A general who has fallen takes no command' },
    facts: { divisionGeneralAlive: false },
    outcome: { legal: false, reasons: ['general-fallen'] },
    notAllowed: true,
  },
];
