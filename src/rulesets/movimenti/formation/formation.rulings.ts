import { ruling } from '../../../core/index.js';

// prettier-ignore
export const changeInMidMove = ruling('change-in-mid-move', 'VI-2, L34; VI-6, L78',
  { it: 'Si parla solo di inizio e fine della mossa.', en: 'Only the start and the end of the move are mentioned.' }, {
    'start-or-end-only': { it: 'si cambia formazione solo prima di muovere o a mossa finita', en: 'formation changes at the start or the end of the move only' },
    'anywhere':          { it: 'la formazione si cambia in qualunque punto della mossa', en: 'formation may change at any point of the move' },
  });
