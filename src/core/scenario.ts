import type { Text } from './text.js';

/** What the roster of a scenario says of a unit; all else is as the book's unit model has it. */
export interface Rostered {
  readonly id: string;
  readonly side: string;
  readonly [field: string]: number | string | boolean | readonly string[] | undefined;
}

/** One line of an order of battle: the unit, how it is called, what is printed beside it and where it deploys. */
export interface Force<I extends string = string, Z extends string = string> {
  readonly id: I;
  readonly says: Text;
  readonly unit: Rostered;
  /** Figures that the roster prints and the unit model derives. */
  readonly printed: { readonly [column: string]: number | null };
  readonly zone: Z;
}

/** One of the two sides. */
export interface ScenarioSide {
  readonly id: string;
  readonly says: Text;
  readonly army: Text;
  /** Id of the unit that commands it. */
  readonly commander: string;
  readonly orders: Text;
}

/** A rule of the scenario, with the facts it fixes in the procedures that ask for them. */
export interface ScenarioRule {
  readonly id: string;
  readonly rule: string;
  readonly says: Text;
  readonly fixes?: { readonly [procedure: string]: { readonly [fact: string]: number | string | boolean } };
}

/** A place whose control decides the battle. */
export interface Objective {
  readonly id: string;
  readonly says: Text;
}

/** A battle of the book: all that is needed to open it. */
export interface Scenario {
  readonly id: string;
  readonly rule: string;
  readonly title: Text;
  /** The day, as year, month and day. */
  readonly date: string;
  readonly startsAt: string;
  readonly place: Text;
  readonly turns: number;
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly sides: readonly ScenarioSide[];
  readonly orderOfBattle: readonly Force[];
  readonly objectives: readonly Objective[];
  readonly deploysFirst: string;
  readonly zones: { readonly [zone: string]: Text };
  readonly specialRules: readonly ScenarioRule[];
  /** The procedures that set it up, judge its objectives and end it. */
  readonly procedures: {
    readonly forces: string;
    readonly deployment: string;
    readonly control: string;
    readonly status: string;
  };
  /** What is usually taken for what the roster of a unit leaves to the players. */
  readonly usually?: (unit: Rostered) => { readonly [field: string]: number | string | boolean };
  /** What the book does not say and the club has to bring. */
  readonly leftOpen: readonly Text[];
  readonly sources: readonly string[];
}
