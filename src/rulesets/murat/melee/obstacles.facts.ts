import { count, flag, yesNo } from '../../../core/index.js';
import { um } from '../facts.js';

export const meleeObstaclesFacts = {
  distanceUm: um('Distanza data dal dado', 'Distance given by the die'),
  obstaclesCrossed: count({ it: 'Ostacoli lineari superati', en: 'Linear obstacles crossed' }, 0, 20),
  beatDefenderOfObstacle: flag('Ha battuto chi difendeva l’ostacolo', 'It beat the defender of the obstacle'),
};

export const meleeObstaclesOutcome = {
  distanceUm: um('Distanza che resta', 'Distance left'),
  occupiesObstacle: yesNo({ it: 'Prende la posizione e la sua copertura', en: 'It takes the position and its cover' }),
  obstaclePaid: yesNo({ it: 'L’ostacolo è già pagato', en: 'The obstacle is paid for' }),
};
