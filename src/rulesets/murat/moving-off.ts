import type { Parts, Umpire } from '../../core/index.js';
import type { Unit } from './unit.js';

/** Whom a unit leaves when it moves off: the batteries that were part of its front, and those whom it supported. */
export const movingOff = {
  leftBehind: { among: 'unit.attachedBatteries', every: true, of: 'own' },
  regiment: { among: 'leftBehind.attachedTo', of: 'own' },
  supported: { naming: 'unit.supporterId', every: true, of: 'own' },
} satisfies Parts;

/** Batteries that do not follow their regiment stay where they stand, attached no more. */
export const leaveBatteries = ({ attachedBatteries }: Unit, { effect }: Pick<Umpire, 'effect'>): void => {
  if (attachedBatteries.length === 0) return;
  effect('§2.4', 'regiment', 'attachedBatteries', { without: 'leftBehind' }, 'now');
  effect('§2.4', 'leftBehind', 'attachedTo', { to: '' }, 'now');
};

/** Whoever acts on an order of its own, and not on that of a pair it leads, leaves those whom it supported. */
export const goesItsOwnWay = ({ ordersReceivedThisTurn, supporterId }: Unit): boolean =>
  ordersReceivedThisTurn > 0 && supporterId === '';

export const leaveSupported = ({ effect }: Pick<Umpire, 'effect'>): void =>
  effect('§2.7', 'supported', 'supporterId', { to: '' }, 'now');

/** The pair is one no more, whichever of the two the unit was. */
export const endSupport = ({ supporterId }: Unit, { effect }: Pick<Umpire, 'effect'>): void => {
  if (supporterId !== '') effect('§2.7', 'unit', 'supporterId', { to: '' }, 'now');
  leaveSupported({ effect });
};
