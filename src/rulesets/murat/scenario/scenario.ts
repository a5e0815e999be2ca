import { altered, compileReader, type Force, type Objective, type Scenario } from '../../../core/index.js';
import { unit, type Unit } from '../unit.js';
import type { Quality } from '../vocabulary.js';

/** What the roster of a scenario says of a unit, by the fields of this book. */
export type MuratRostered = { readonly [K in keyof Unit]?: NonNullable<Unit[K]> } & {
  readonly id: string;
  readonly side: string;
  readonly arm: Unit['arm'];
};

/** One line of an order of battle; beside infantry its musketry value is printed. */
export interface MuratForce<I extends string = string, Z extends string = string> extends Force<I, Z> {
  readonly unit: MuratRostered;
  readonly printed: { readonly musketry: number | null };
}

/** A battle of this book. */
export interface MuratScenario extends Scenario {
  readonly year: number;
  readonly orderOfBattle: readonly MuratForce[];
  readonly objectives: readonly (Objective & { readonly sideUm: number })[];
  /** The part of a side’s FoU, in percent, whose loss ends the battle. */
  readonly breakPercent: number;
}

/** The losses that end a battle: the first whole number that is such a part of a side’s FoU. */
export const breakPointOf = ({ breakPercent }: Pick<MuratScenario, 'breakPercent'>, fouInitial: number): number =>
  Math.ceil((breakPercent * fouInitial) / 100);

const readUnit = compileReader({ unit });

/** What a scenario leaves to those who play it. */
export interface Opening {
  /** The FoU of each battery whose roster prints none. */
  readonly batteryFou: number;
  /** The values of the generals, by their ids, as far as they are known. */
  readonly qualities: ReadonlyMap<string, Quality>;
}

/** What is said of a unit once the players have settled what the roster leaves open. */
export const rosteredFor = (
  { unit: said }: Pick<MuratForce, 'unit'>,
  { batteryFou, qualities }: Opening,
): MuratRostered => {
  const quality = qualities.get(said.id);
  const settled = said.arm === 'artillery' && said.fouInitial === undefined ? { fouInitial: batteryFou } : {};
  return altered(said, quality === undefined ? settled : { ...settled, quality });
};

/** Every unit of a scenario as it opens the battle, complete. */
export const openingUnits = (
  { orderOfBattle }: Pick<MuratScenario, 'orderOfBattle'>,
  opening: Opening,
): readonly Unit[] =>
  orderOfBattle.map(force => {
    const read = readUnit({ unit: rosteredFor(force, opening) });
    if (!read.ok) throw new Error(`${force.id} is no unit: ${JSON.stringify(read.faults)}`);
    return read.value.unit;
  });
