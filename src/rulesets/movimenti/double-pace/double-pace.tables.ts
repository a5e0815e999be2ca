import { always, factorTable, row } from '../../../core/index.js';
import type { DoubledMove } from './budget.facts.js';

// prettier-ignore
export const paceFactors = factorTable<DoubledMove>('pace-factors', 'VI-6, L76', { it: 'Fattori del passo doppio', en: 'Factors of the double pace' }, [
  row('double-pace', 2, 'VI-6, L76', { it: 'Passo doppio', en: 'Double pace' }, always),
  row('road', 2, 'VI-6, L76', { it: 'Su strada', en: 'On a road' }, f => f.onRoad),
]);
