import type { Chapter } from '../../../core/index.js';
import { buildingExit } from './building-exit.procedure.js';
import { frontDeclaration } from './front-declaration.procedure.js';
import { straightMove } from './move.procedure.js';

export const straightChapter: Chapter = {
  area: 'straight',
  title: { it: 'Movimento in linea retta', en: 'Straight-line movement' },
  procedures: [straightMove, buildingExit, frontDeclaration],
};
