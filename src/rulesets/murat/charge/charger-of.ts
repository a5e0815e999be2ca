import { unit, type Unit } from '../unit.js';

/** A unit of whom nothing was said. */
const plain = Object.fromEntries(
  Object.entries(unit.shape.kind === 'group' ? unit.shape.facts : {}).map(([name, { absent }]) => [name, absent]),
  // These are the very facts of a unit, and each has a value of its own when left out.
) as unknown as Unit;

/** A charger of whom only the arm is known. */
export const chargerOf = (arm: Unit['arm']): Unit => ({ ...plain, arm });
