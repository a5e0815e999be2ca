/** When an effect takes place. */
export const moments = ['now', 'end-of-phase', 'next-turn'] as const;
export type Moment = (typeof moments)[number];

export type Value = number | string | boolean | null | { readonly [name: string]: number | string | boolean | null };

/** One row of a table as it was used or left out. */
export interface RowStep {
  readonly id: string;
  readonly applied: boolean;
  readonly value: number;
  readonly cite: string;
  readonly text: string;
  /** For a row left out: the facts it looks at, as they were declared. */
  readonly because?: { readonly [fact: string]: unknown };
  /** For a row that a house rule changed: its value in the book. */
  readonly book?: number;
}

/** One line of the reasoning. */
export type Step =
  | { readonly kind: 'reckon'; readonly cite: string; readonly text: string; readonly value: Value }
  | {
      readonly kind: 'limit';
      readonly cite: string;
      readonly text: string;
      readonly from: number;
      readonly value: number;
    }
  | {
      readonly kind: 'modifiers';
      readonly cite: string;
      readonly text: string;
      readonly from: number;
      readonly value: number;
      readonly rows: readonly RowStep[];
    }
  | {
      readonly kind: 'table';
      readonly cite: string;
      readonly text: string;
      readonly key: string | number;
      readonly value: Value;
    }
  | {
      readonly kind: 'throw';
      readonly cite: string;
      readonly text: string;
      readonly throw: string;
      readonly value: Value;
    }
  | { readonly kind: 'forbid'; readonly cite: string; readonly text: string; readonly value: string }
  | CallStep;

/** The nested answer of a procedure that was called. */
export interface CallStep {
  readonly kind: 'call';
  readonly cite: string;
  readonly text: string;
  readonly label: string;
  readonly procedure: string;
  status: Status;
  outcome: Outcome | null;
  readonly steps: Step[];
}

/** Dice that were thrown, in throwing order. */
export interface ThrownDice {
  readonly id: string;
  readonly count: number;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly needs: string | null;
  readonly successes: number | null;
}

/** The next throw. */
export interface Awaiting {
  readonly id: string;
  readonly count: number;
  readonly sides: number;
  readonly needs: string | null;
  readonly text: string;
}

/** What changes on whom, and when: a field by so much or to a value, or a procedure that is now owed. */
export interface Effect {
  readonly on: string;
  readonly field?: string;
  readonly by?: number;
  readonly to?: number | string | boolean | null;
  /** The role whose unit joins or leaves a list of units. */
  readonly with?: string;
  readonly without?: string;
  readonly owes?: string;
  readonly when: Moment;
  readonly cite: string;
}

/** A ruling that was consulted, and how it was read. */
export interface RulingStep {
  readonly id: string;
  readonly option: string;
  readonly recommended: boolean;
  readonly cite: string;
  readonly text: string;
}

/** Which rows the club changed, and what the book alone would have given with the same dice. */
export interface HouseStep {
  readonly rows: readonly { readonly id: string; readonly book: number; readonly house: number | 'off' }[];
  readonly book: { readonly status: Status; readonly outcome: Outcome | null };
}

export const statuses = ['resolved', 'awaiting-dice', 'not-allowed'] as const;
export type Status = (typeof statuses)[number];

export type Outcome = { readonly [field: string]: unknown };

export interface Answer {
  readonly procedure: string;
  readonly edition: string;
  readonly status: Status;
  /** The whole answer in one sentence. */
  readonly summary: string;
  readonly outcome: Outcome | null;
  readonly awaiting: Awaiting | null;
  readonly effects: readonly Effect[];
  readonly throws: readonly ThrownDice[];
  readonly steps: readonly Step[];
  readonly rulings: readonly RulingStep[];
  readonly house: HouseStep | null;
  readonly cites: readonly string[];
}
