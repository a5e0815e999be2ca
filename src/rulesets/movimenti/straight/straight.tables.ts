import { factorTable } from '../../../core/index.js';
import { difficultGroundRow } from '../difficult/difficult.tables.js';
import { isSlowed } from '../difficult/ground.js';
import type { StraightMove } from './move.facts.js';

// prettier-ignore
export const straightFactors = factorTable<StraightMove>('straight-factors', 'VI-1, L23–27', { it: 'Parte del movimento in linea retta', en: 'Share of the allowance in a straight line' }, [
  difficultGroundRow(isSlowed),
]);
