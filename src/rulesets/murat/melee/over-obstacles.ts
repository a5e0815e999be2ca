import { exact, type Umpire } from '../../../core/index.js';

/** What is left of a distance once obstacles are crossed: each takes 2 UM, and nobody goes less than nothing. */
export const overObstacles = (distanceUm: number, obstacles: number, reckon: Umpire['reckon']): number =>
  obstacles === 0
    ? distanceUm
    : reckon(
        '§2.10',
        { it: 'Ogni ostacolo toglie 2 UM', en: 'Each obstacle takes 2 UM away' },
        exact(Math.max(0, distanceUm - 2 * obstacles)),
      );
