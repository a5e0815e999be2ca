import { distances } from './tables.js';
import { isInOpenOrder, type Unit } from './unit.js';

/** The line of the table of distances that a unit moves by; a battery, as if limbered. */
export const moverOf = (
  unit: Pick<Unit, 'arm' | 'openOrder' | 'formation' | 'artilleryType'>,
): Exclude<keyof typeof distances.entries, 'hand-push'> => {
  switch (unit.arm) {
    case 'infantry':
      return isInOpenOrder(unit) ? 'open-order' : 'infantry';
    case 'artillery':
      return unit.artilleryType === 'horse' ? 'horse-artillery' : 'foot-artillery';
    case 'cavalry':
    case 'general':
      return unit.arm;
  }
};
