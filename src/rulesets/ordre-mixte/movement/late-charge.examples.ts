import type { Example } from '../../../core/index.js';
import type { lateChargeFacts, lateChargeOutcome } from './late-charge.facts.js';

const charge = { hasMoved: false, distanceCm: 12, allowanceCm: 17 } as const;

export const lateChargeExamples: readonly Example<typeof lateChargeFacts, typeof lateChargeOutcome>[] = [
  {
    says: { it: 'Una colonna rimasta ferma carica a 12 cm', en: 'A column that stood still charges at 12 cm' },
    facts: charge,
    outcome: { legal: true, reason: null, haltAtCm: 1 },
  },
  {
    says: { it: 'A 17 cm la colonna arriva ancora', en: 'At 17 cm the column still arrives' },
    facts: { ...charge, distanceCm: 17 },
    outcome: { legal: true, haltAtCm: 1 },
  },
  {
    says: { it: 'Chi ha già mosso non carica più', en: 'A unit that has moved charges no more' },
    facts: { ...charge, hasMoved: true, distanceCm: 40 },
    outcome: { legal: false, reason: 'already-moved', haltAtCm: null },
    notAllowed: true,
  },
  {
    says: { it: 'A 18 cm il nemico è fuori dal raggio di mossa', en: 'At 18 cm the enemy is beyond the move radius' },
    facts: { ...charge, distanceCm: 18 },
    outcome: { legal: false, reason: 'beyond-move-radius', haltAtCm: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club le due parti dichiarano insieme e in segreto',
      en: 'At this club both sides declare together and in secret',
    },
    facts: charge,
    rulings: { 'late-charge-order': 'simultaneous-secret' },
    outcome: { legal: true, haltAtCm: 1 },
  },
  {
    says: { it: 'Per il club il bersaglio può ancora evadere', en: 'At this club the target may still evade' },
    facts: charge,
    rulings: { 'late-charge-evasion': 'may-evade' },
    outcome: { legal: true, haltAtCm: 1 },
  },
];
