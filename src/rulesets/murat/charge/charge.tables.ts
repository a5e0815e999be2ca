import { byBand, dieThrow, partTable, row } from '../../../core/index.js';
import type { Arm } from '../vocabulary.js';

export const infantryFlight = byBand(
  'infantry-flight',
  '§2.7',
  { it: 'Fuga della fanteria (UM)', en: 'Flight of infantry (UM)' },
  [
    [1, 0],
    [3, 1],
    [5, 2],
  ],
);

export const infantryFlightThrow = dieThrow(
  'infantry-flight',
  '§2.7',
  { it: 'Dado di fuga della fanteria', en: 'Die for the flight of infantry' },
  6,
);

export const batteryFlight = byBand(
  'battery-flight',
  '§2.7',
  { it: 'Fuga della batteria (UM)', en: 'Flight of a battery (UM)' },
  [
    [1, 1],
    [3, 2],
    [5, 3],
  ],
);

export const batteryFlightThrow = dieThrow(
  'battery-flight',
  '§2.7',
  { it: 'Dado di fuga della batteria', en: 'Die for the flight of the battery' },
  6,
);

export const chargeThrow = dieThrow('charge', '§2.7', { it: 'Dado di carica', en: 'Charge die' }, 6);

interface ChargeDie {
  readonly arm: Arm;
  readonly face: number;
}

// prettier-ignore
export const chargeDie = partTable<ChargeDie>('charge-die', '§2.7', { it: 'Movimento in più per il dado di carica (UM)', en: 'Extra move for the charge die (UM)' }, [
  row('charge-die-infantry', +1, '§2.7', { it: 'Fanteria con 5 o 6', en: 'Infantry with a 5 or 6' }, d => d.arm !== 'cavalry' && d.face >= 5),
  row('charge-die-cavalry',  +2, '§2.7', { it: 'Cavalleria con 5 o 6', en: 'Cavalry with a 5 or 6' }, d => d.arm === 'cavalry' && d.face >= 5),
]);
