import type { By, Refusal } from '../../../core/index.js';
import type { OrderReason } from './order.reasons.js';
import { commandRadius } from './order.rulings.js';
import type { RegimentOrderFacts } from './regiment.facts.js';

const places: { readonly [K in OrderReason]: string } = {
  'no-orders-left': '§2.4',
  'unit-already-failed-this-turn': '§2.4',
  'unit-already-charged': '§2.7',
  'outside-command-radius': '§2.4',
  'division-phase-forfeited': '§2.12',
  'unit-already-used': '§2.12',
  'general-fallen': '§2.4',
  'general-attached-elsewhere': '§2.4',
  'moved-by-division-order': '§2.4',
  'retired-to-recover': '§2.11',
  'division-withdrawing': '§1.8',
};

/** Reasons with their paragraphs. */
export const withPlaces = (reasons: readonly OrderReason[]): readonly Refusal<OrderReason>[] =>
  reasons.map((reason): Refusal<OrderReason> => [reason, places[reason]]);

/** Whoever is attached to a unit may order no other. */
const isElsewhere = ({ unit, generalAttachedTo, generalAttachedElsewhere }: RegimentOrderFacts): boolean =>
  generalAttachedElsewhere ?? (generalAttachedTo !== '' && generalAttachedTo !== unit.id);

/** All that speaks against ordering the unit, given the radius of the general. */
export const orderRefusals = (facts: RegimentOrderFacts, radiusUm: number, by: By): readonly Refusal<OrderReason>[] => {
  const { unit, phase } = facts;
  const holds: { readonly [K in OrderReason]: boolean } = {
    'no-orders-left': unit.arm !== 'artillery' && facts.ordersAlreadyGiven >= facts.orderLimit,
    'unit-already-failed-this-turn': phase === 'activation' && facts.unitAlreadyFailed,
    'unit-already-charged': unit.chargedThisTurn,
    'outside-command-radius': facts.distanceUm > radiusUm && by(commandRadius) === 'no-orders-outside',
    'division-phase-forfeited': phase === 'division-phase' && facts.divisionPhaseForfeited,
    'unit-already-used': phase === 'division-phase' && (facts.unitActivated || unit.firedThisTurn),
    'general-fallen': !facts.generalAlive,
    'general-attached-elsewhere': isElsewhere(facts),
    'moved-by-division-order': facts.movedByDivisionOrder,
    'retired-to-recover': facts.retiredToRecover,
    'division-withdrawing': facts.divisionWithdrawing,
  };
  // The names of this very record.
  return withPlaces((Object.keys(holds) as OrderReason[]).filter(reason => holds[reason]));
};
