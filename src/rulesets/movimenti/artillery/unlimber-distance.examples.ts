import type { Example } from '../../../core/index.js';
import type { unlimberDistanceFacts, unlimberDistanceOutcome } from './unlimber-distance.facts.js';

export const unlimberDistanceExamples: readonly Example<
  typeof unlimberDistanceFacts,
  typeof unlimberDistanceOutcome
>[] = [
  {
    says: { it: 'A piedi, un nemico a 50 cm e uno a 44', en: 'Foot guns, one enemy at 50 cm and one at 44' },
    facts: { arm: 'foot-artillery', enemies: [{ distanceCm: 50 }, { distanceCm: 44 }] },
    outcome: { allowed: true, minimumCm: 44, blockers: [] },
  },
  {
    says: { it: 'Il secondo è a 43', en: 'The second is at 43' },
    facts: { arm: 'foot-artillery', enemies: [{ distanceCm: 50 }, { distanceCm: 43 }] },
    outcome: { allowed: false, minimumCm: 44, blockers: [1] },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club a 44 è già vietato', en: 'At this club 44 is a breach already' },
    facts: { arm: 'foot-artillery', enemies: [{ distanceCm: 44 }] },
    rulings: { boundary: 'limit-is-illegal', 'put-back-and-double-pace': 'yes' },
    outcome: { allowed: false, blockers: [0] },
    notAllowed: true,
  },
  {
    says: {
      it: 'In edifici, in mischia, nascosti, in ritirata o in rotta non contano',
      en: 'In buildings, in melee, unseen, retreating or routing they do not count',
    },
    facts: {
      arm: 'foot-artillery',
      enemies: [
        { distanceCm: 10, status: 'in-building' },
        { distanceCm: 10, status: 'in-melee' },
        { distanceCm: 10, status: 'not-visible' },
        { distanceCm: 10, visible: false },
        { distanceCm: 10, status: 'retreating', active: true },
        { distanceCm: 10, status: 'routing' },
        { distanceCm: 10, active: false },
      ],
    },
    outcome: { allowed: true, blockers: [] },
  },
  {
    says: {
      it: 'Lo stesso di unità del tavolo: una è negli edifici, l’altra in mischia, la terza conta',
      en: 'The same of units on the table: one in buildings, another in melee, the third counts',
    },
    facts: {
      arm: 'foot-artillery',
      enemies: [{ distanceCm: 10, inBuilding: true }, { distanceCm: 10, combatStatus: 'in-melee' }, { distanceCm: 40 }],
    },
    outcome: { allowed: false, blockers: [2] },
    notAllowed: true,
  },
  {
    says: { it: 'A cavallo nessun limite', en: 'Horse guns have no limit' },
    facts: { arm: 'horse-artillery', enemies: [{ distanceCm: 5 }] },
    outcome: { allowed: true, minimumCm: null, blockers: [] },
  },
  {
    says: { it: 'Per il club mai a meno di 30 cm', en: 'At this club never closer than 30 cm' },
    facts: { arm: 'horse-artillery', enemies: [{ distanceCm: 29 }, { distanceCm: 30 }] },
    rulings: { 'horse-artillery-close': '30-always' },
    outcome: { allowed: false, minimumCm: 30, blockers: [0] },
    notAllowed: true,
  },
];
