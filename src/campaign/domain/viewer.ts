import { publicLog } from './event.js';
import type { BattleState, BattleUnit, FaceDown } from './state.js';

/** Who looks at a battle: the referee, who sees all; a side, which sees its own; anybody else. */
export type Viewer =
  { readonly kind: 'referee' } | { readonly kind: 'side'; readonly side: string } | { readonly kind: 'public' };

/** Whether a viewer may know of a unit. */
export const sees = (viewer: Viewer, { hidden, side }: Pick<BattleUnit, 'hidden' | 'side'>): boolean =>
  hidden === null || viewer.kind === 'referee' || (viewer.kind === 'side' && viewer.side === side);

/** Whether a viewer may read a log while the battle is fought. */
export const reads = (viewer: Viewer, log: string): boolean =>
  log === publicLog || viewer.kind === 'referee' || (viewer.kind === 'side' && viewer.side === log);

/** The battle as a viewer may know it. All that leaves the server of a state is made from this, and nothing is cut later. */
export const project = (state: BattleState, viewer: Viewer): BattleState => {
  if (viewer.kind === 'referee' || state.logsOpen) return state;
  const units = Object.fromEntries(Object.entries(state.units).filter(([, unit]) => sees(viewer, unit)));
  return {
    ...state,
    units,
    owed: state.owed.filter(({ unit }) => Object.hasOwn(units, unit)),
    due: state.due.filter(({ unit }) => Object.hasOwn(units, unit)),
    orders: state.orders.map(order =>
      order.revealed || (viewer.kind === 'side' && viewer.side === order.side) ? order : faceDown(order),
    ),
  };
};

/** An order as those see it who may not read it: not even to whom it is. */
export const faceDown = (order: FaceDown): FaceDown => ({ ...order, unit: null, text: null, salt: null });
