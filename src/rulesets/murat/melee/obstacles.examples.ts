import type { Example } from '../../../core/index.js';
import type { meleeObstaclesFacts, meleeObstaclesOutcome } from './obstacles.facts.js';

export const meleeObstaclesExamples: readonly Example<typeof meleeObstaclesFacts, typeof meleeObstaclesOutcome>[] = [
  {
    says: { it: 'Tre UM di ritirata oltre una siepe: ne resta uno', en: 'Three UM back over a hedge: one is left' },
    facts: { distanceUm: 3, obstaclesCrossed: 1 },
    outcome: { distanceUm: 1, occupiesObstacle: false, obstaclePaid: true },
  },
  {
    says: { it: 'Due ostacoli e non si va da nessuna parte', en: 'Two obstacles, and there is nowhere to go' },
    facts: { distanceUm: 3, obstaclesCrossed: 2 },
    outcome: { distanceUm: 0, obstaclePaid: true },
  },
  {
    says: { it: 'Senza ostacoli la distanza è quella del dado', en: 'With no obstacle the distance is the die’s' },
    facts: { distanceUm: 2, obstaclesCrossed: 0 },
    outcome: { distanceUm: 2, occupiesObstacle: false, obstaclePaid: false },
  },
  {
    says: { it: 'Chi caccia il difensore prende il muretto', en: 'Whoever drives off the defender takes the wall' },
    facts: { distanceUm: 2, obstaclesCrossed: 1, beatDefenderOfObstacle: true },
    outcome: { distanceUm: 0, occupiesObstacle: true, obstaclePaid: true },
  },
  {
    says: {
      it: 'Il muretto preso si paga anche se nessuno lo ha contato',
      en: 'The wall that is taken is paid for even if nobody counted it',
    },
    facts: { distanceUm: 3, obstaclesCrossed: 0, beatDefenderOfObstacle: true },
    outcome: { distanceUm: 1, occupiesObstacle: true, obstaclePaid: true },
  },
];
