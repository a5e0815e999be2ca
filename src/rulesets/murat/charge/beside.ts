import type { MeleeSide } from '../melee/side.js';
import type { Unit } from '../unit.js';
import type { Quality } from '../vocabulary.js';
import type { Beside, ChargeSequence } from './sequence.facts.js';

/** An attached general of whom only the quality is told. */
const brigadeGeneralOf = (quality: Quality | null): MeleeSide['general'] =>
  quality === null ? null : { level: 'brigade', quality };

/** The general with the charger, told of its order or of its melee. */
export const generalOfCharger = ({ withCharger, order }: ChargeSequence): MeleeSide['general'] =>
  withCharger?.general ?? brigadeGeneralOf(order?.attachedGeneral ?? null);

export const generalOfTarget = ({ withTarget, targetGeneral }: ChargeSequence): MeleeSide['general'] =>
  withTarget?.general ?? brigadeGeneralOf(targetGeneral);

/** The batteries attached to a unit: told of its melee, of itself, or as those that fire with it. */
export const batteriesWith = (unit: Unit, beside: Beside | null, firing: number): number =>
  (beside?.attachedBatteries ?? 0) || unit.attachedBatteries.length || firing;
