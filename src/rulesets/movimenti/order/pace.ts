import { distanceBetween, exact, outlineOf, type Umpire } from '../../../core/index.js';
import { doublePaceStartInside30 } from '../double-pace/double-pace.rulings.js';
import { doublePaceEligibility } from '../double-pace/eligibility.procedure.js';
import { isWithin } from '../rulings.js';
import { limits } from '../tables.js';
import { isArtillery } from '../vocabulary.js';
import type { MoveOrder, PlacedEnemy } from './move.facts.js';
import { countsForDouble, type Halt } from './what-stops.js';

/** The pace at which an order is really played. */
export interface Pace {
  readonly isDouble: boolean;
  readonly straightOnly: boolean;
  readonly refused: Pick<Halt, 'reason' | 'by'> | null;
}

const normalPace: Pace = { isDouble: false, straightOnly: false, refused: null };

/** An enemy who is too close for a double pace to start. */
const tooClose = (order: MoveOrder, by: Umpire['by']): PlacedEnemy | undefined => {
  const own = outlineOf(order.base);
  return order.enemies.find(
    enemy =>
      countsForDouble(enemy, order, by) &&
      isWithin(exact(distanceBetween(own, outlineOf(enemy.base))), limits.entries['double-pace'], by),
  );
};

/** Whether the unit may go at the double, if it wants to. */
export const paceOf = (order: MoveOrder, { by, call, reckon }: Umpire<MoveOrder>): Pace => {
  if (order.pace === 'normal') return normalPace;
  const { arm, limbered, everUnlimbered, deployedUnlimbered, steps } = order;
  const [first] = steps;
  const changes = first?.type === 'change-formation';
  const { reason, straightOnly } = call(
    'double-pace',
    doublePaceEligibility,
    {
      arm,
      // Who re-forms at the start is in formation; who is in disorder stays so.
      state: isArtillery(arm) ? null : changes && order.state === 'not-in-formation' ? 'in-formation' : order.state,
      formation: changes ? first.formation : order.formation,
      limbered,
      everUnlimbered,
      deployedUnlimbered,
      limbersAtStart: first?.type === 'limber',
    },
    { reads: ['reason', 'straightOnly'] },
  );
  if (reason !== null) return { isDouble: true, straightOnly, refused: { reason, by: '' } };
  const enemy = tooClose(order, by);
  if (enemy === undefined) return { isDouble: true, straightOnly, refused: null };
  if (by(doublePaceStartInside30) === 'normal-pace-only') {
    const says = {
      it: 'Parte troppo vicina: muove al passo normale',
      en: 'It starts too close: it moves at the normal pace',
    };
    reckon('VI-6, L76', says, true);
    return normalPace;
  }
  return { isDouble: true, straightOnly, refused: { reason: 'starts-too-close', by: enemy.id } };
};
