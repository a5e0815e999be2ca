import type { By, NamedTable, WordOf } from '../../../core/index.js';
import { noBrigadeGeneral } from '../rulings.js';
import { brigadeCommand, divisionCommand } from '../tables.js';
import type { generalLevel, Quality } from '../vocabulary.js';
import { artilleryOrderMalus, commandDistance, orderCountScope } from './order.rulings.js';
import type { RegimentOrderFacts } from './regiment.facts.js';

type CommandTable = NamedTable<Quality, { readonly value: number; readonly radiusUm: number }>;

export const commandTables: { readonly [level in WordOf<typeof generalLevel>]: CommandTable } = {
  brigade: brigadeCommand,
  division: divisionCommand,
  // With a reserve he acts as a brigade general.
  corps: brigadeCommand,
};

/** The values and radii that a general orders by; of an only general, as the club reads it. */
export const commandTableOf = (
  { generalLevel, onlyGeneral }: Pick<RegimentOrderFacts, 'generalLevel' | 'onlyGeneral'>,
  by: By,
): CommandTable => {
  if (!onlyGeneral) return commandTables[generalLevel];
  return by(noBrigadeGeneral) === 'division-values' ? divisionCommand : brigadeCommand;
};

/** The full 4 UM between the general and the unit, as far as they count. */
export const fourUmAway = (
  facts: Pick<RegimentOrderFacts, 'general' | 'generalLevel' | 'onlyGeneral' | 'distanceUm'>,
  by: By,
): number => {
  const away = Math.floor(facts.distanceUm / 4);
  if (away === 0 || facts.distanceUm > commandTableOf(facts, by).entries[facts.general].radiusUm) return away;
  return by(commandDistance) === 'every-full-4um' ? away : 0;
};

/** The orders that came before this one, as far as they count. */
export const earlierOrders = (
  {
    unit,
    ordersAlreadyGiven,
    ordersAlreadyReceived,
  }: Pick<RegimentOrderFacts, 'unit' | 'ordersAlreadyGiven' | 'ordersAlreadyReceived'>,
  by: By,
): number => {
  if (ordersAlreadyGiven === 0 && ordersAlreadyReceived === 0) return 0;
  if (unit.arm === 'artillery' && by(artilleryOrderMalus) === 'exempt') return 0;
  if (ordersAlreadyGiven === ordersAlreadyReceived) return ordersAlreadyGiven;
  return by(orderCountScope) === 'per-general' ? ordersAlreadyGiven : ordersAlreadyReceived;
};
