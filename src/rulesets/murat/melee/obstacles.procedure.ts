import { procedure } from '../../../core/index.js';
import { inUm } from '../numbers.js';
import { meleeObstaclesExamples } from './obstacles.examples.js';
import { meleeObstaclesFacts, meleeObstaclesOutcome } from './obstacles.facts.js';
import { overObstacles } from './over-obstacles.js';

export const meleeObstacles = procedure({
  id: 'murat.melee.obstacles',
  title: { it: 'Ritirata e inseguimento oltre gli ostacoli', en: 'Retreat and pursuit over obstacles' },
  rule: '§2.10',
  when: {
    it: 'Chi si ritira, sfonda o si riorganizza trova un ostacolo.',
    en: 'A retreat, a breakthrough or a reorganisation meets an obstacle.',
  },
  facts: meleeObstaclesFacts,
  outcome: meleeObstaclesOutcome,
  examples: meleeObstaclesExamples,

  adjudicate({ distanceUm, obstaclesCrossed, beatDefenderOfObstacle }, { reckon }) {
    // The one whose defender was beaten is crossed too, whether it was counted or not.
    const crossed = Math.max(obstaclesCrossed, beatDefenderOfObstacle ? 1 : 0);
    const left = overObstacles(distanceUm, crossed, reckon);
    const occupiesObstacle = reckon(
      '§2.10',
      { it: 'Ha battuto il difensore: prende la posizione', en: 'It beat the defender: it takes the position' },
      beatDefenderOfObstacle,
    );
    const obstaclePaid = reckon(
      '§2.10',
      { it: 'Un ostacolo si paga una volta sola', en: 'An obstacle is paid for once only' },
      crossed > 0,
    );
    return { distanceUm: left, occupiesObstacle, obstaclePaid };
  },

  inWords: ({ distanceUm, occupiesObstacle }) => {
    const { it, en } = inUm(distanceUm);
    return occupiesObstacle
      ? { it: `Distanza: ${it}; prende la posizione.`, en: `Distance: ${en}; it takes the position.` }
      : { it: `Distanza: ${it}.`, en: `Distance: ${en}.` };
  },
});
