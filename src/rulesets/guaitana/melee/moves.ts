import { exceeds } from '../movement/ledger.js';

/** How a side of a melee moved, as it says of itself, and what it says of its enemy; null where it says nothing. */
interface Moves {
  readonly movedFraction: number | null;
  readonly movedMoreThanHalf: boolean | null;
  readonly movedThisTurn: boolean | null;
  readonly movedBeforeBeingContacted: boolean;
  readonly stationary: boolean | null;
  readonly targetMovedMoreThanHalf: boolean | null;
}

/**
 * Whether a battle has kept how the unit moved. Its records are not held against each other: a club may measure by
 * distance what was spent, and may not have played every move.
 */
const isKept = ({ movedThisTurn }: Moves): boolean => movedThisTurn !== null;

const spentMoreThanHalf = ({ movedFraction }: Moves): boolean | null =>
  movedFraction === null ? null : exceeds(movedFraction, 1 / 2);

/** Whether a unit moved more than half, as far as it says so itself; null if it says nothing of it. */
const saysMoreThanHalf = (own: Moves): boolean | null => own.movedMoreThanHalf ?? spentMoreThanHalf(own);

/** Whether a unit says itself that it moved. */
const saysItMoved = (own: Moves): boolean =>
  own.movedThisTurn === true ||
  own.movedBeforeBeingContacted ||
  (own.movedFraction ?? 0) > 0 ||
  saysMoreThanHalf(own) === true;

export const movedMoreThanHalf = (own: Moves, enemy: Moves): boolean =>
  saysMoreThanHalf(own) ?? enemy.targetMovedMoreThanHalf ?? false;

/** A unit stands still that does not say, and of which the enemy does not say, that it moved or made the contact. */
export const isStationary = (own: Moves, enemy: Moves): boolean => {
  if (own.stationary !== null) return own.stationary;
  const madeTheContact = enemy.movedBeforeBeingContacted && own.movedFraction === null && !isKept(own);
  return !saysItMoved(own) && !movedMoreThanHalf(own, enemy) && !madeTheContact;
};

export const contradictsItsMove = (own: Moves): boolean => {
  if (own.stationary === true) return saysItMoved(own);
  return own.stationary === false && own.movedFraction === 0 && !isKept(own);
};

export const contradictsItsFraction = (own: Moves): boolean => {
  const spent = spentMoreThanHalf(own);
  return spent !== null && own.movedMoreThanHalf !== null && spent !== own.movedMoreThanHalf && !isKept(own);
};

export const deniesItsMove = (own: Moves): boolean =>
  own.movedFraction === 0 && own.movedBeforeBeingContacted && !isKept(own);

/** Whether a side says of its enemy what the enemy denies. */
export const contradictsTheEnemy = (own: Moves, enemy: Moves): boolean => {
  const told = own.targetMovedMoreThanHalf;
  if (told === null) return false;
  const said = saysMoreThanHalf(enemy) ?? (enemy.stationary === true ? false : null);
  return said !== null && said !== told;
};
