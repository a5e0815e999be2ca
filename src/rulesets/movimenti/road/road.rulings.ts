import { ruling } from '../../../core/index.js';

// prettier-ignore
export const partialRoad = ruling('partial-road', 'VI-5, L68',
  { it: 'Solo una parte della mossa è su strada.', en: 'Only part of the move is on the road.' }, {
    'per-cm':          { it: 'ogni cm su strada costa mezzo cm', en: 'each cm on the road costs half a cm' },
    'whole-move-only': { it: 'si raddoppia solo se tutta la mossa è su strada', en: 'it doubles only if the whole move is on the road' },
  });

// prettier-ignore
export const roadBends = ruling('road-bends', 'VI-2, L34; VI-5, L68',
  { it: 'Seguire una curva è una rotazione.', en: 'Following a bend is a turn.' }, {
    'no-rotation-cost-on-the-road': { it: 'seguire la strada non conta come rotazione', en: 'following the road does not count as a turn' },
    'rotation-halves':              { it: 'in curva si ruota, e si dimezza', en: 'a bend is a turn, and halves' },
  });
