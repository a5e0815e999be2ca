import type { Example } from '../../../core/index.js';
import type { stateDivisionFacts, stateDivisionOutcome } from './division.facts.js';

const battery = { arm: 'artillery' } as const;
/** Two regiments of 8 and a battery, which does not count: ten losses of sixteen. */
const tenLost = [{ fouInitial: 8, fouCurrent: 3 }, { fouInitial: 8, fouCurrent: 3 }, battery] as const;
const elevenLost = [{ fouInitial: 8, fouCurrent: 3 }, { fouInitial: 8, fouCurrent: 2 }, battery] as const;

export const stateDivisionExamples: readonly Example<typeof stateDivisionFacts, typeof stateDivisionOutcome>[] = [
  {
    says: { it: 'Dieci perdite su sedici: la divisione tiene', en: 'Ten losses of sixteen: the division holds' },
    facts: { units: tenLost, unitFailedOrder: true },
    outcome: { fouInitial: 16, fouCurrent: 6, lost: 10, decimated: false, withdrawing: false, withdrawalStarts: false },
  },
  {
    says: {
      it: 'Undici: decimata, ma finché gli ordini riescono resta',
      en: 'Eleven: decimated, but it stays while orders succeed',
    },
    facts: { units: elevenLost },
    outcome: { fouInitial: 16, fouCurrent: 5, lost: 11, decimated: true, withdrawing: false, withdrawalStarts: false },
  },
  {
    says: { it: 'Decimata, un ordine fallito e si ritira', en: 'Decimated, one failed order and it withdraws' },
    facts: { units: elevenLost, unitFailedOrder: true },
    outcome: { decimated: true, withdrawing: true, withdrawalStarts: true },
  },
  {
    says: { it: 'Chi si ritira non si ferma più', en: 'A withdrawing division never stops' },
    facts: { units: elevenLost, unitFailedOrder: true, withdrawing: true },
    outcome: { withdrawing: true, withdrawalStarts: false },
  },
  {
    says: {
      it: 'Anche la forza dei fuggiti è perduta',
      en: 'The strength of those who fled is lost as well',
    },
    facts: { units: [{ fouInitial: 8, fouCurrent: 2, dissolved: true }, { fouInitial: 4 }], unitFailedOrder: true },
    outcome: { fouInitial: 12, fouCurrent: 4, lost: 8, decimated: true, withdrawalStarts: true },
  },
  {
    says: {
      it: 'Per il club si arrotonda per difetto: dieci su sedici bastano',
      en: 'At this club thresholds are rounded down: ten of sixteen are enough',
    },
    facts: { units: tenLost, unitFailedOrder: true },
    rulings: { 'loss-thresholds': 'round-down' },
    outcome: { lost: 10, decimated: true, withdrawing: true, withdrawalStarts: true },
  },
  {
    says: {
      it: 'Decimata, e un’unità porta il segno di un ordine fallito: si ritira',
      en: 'Decimated, and a unit bears the mark of a failed order: it withdraws',
    },
    facts: {
      units: [
        { fouInitial: 8, fouCurrent: 3, failedOrderThisTurn: true },
        { fouInitial: 8, fouCurrent: 2 },
      ],
    },
    outcome: { decimated: true, withdrawing: true, withdrawalStarts: true },
  },
];
