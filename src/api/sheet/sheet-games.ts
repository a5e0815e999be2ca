import type { Text } from '../../core/index.js';
import type { Credentials } from '../door/asked.js';

/** One use of a roll id: what was asked, and the dice that it came to. */
export interface RollUse {
  readonly ruleset: string;
  readonly procedure: string;
  readonly edition: string;
  /** The id of the roll, as the cell sent it. */
  readonly roll: string;
  readonly facts: object;
  readonly rulings: { readonly [id: string]: string };
  readonly house: { readonly [row: string]: number | 'off' };
  readonly throws: readonly { readonly id: string; readonly sides: number; readonly faces: readonly number[] }[];
}

/** Whether a use is on record: only then may its dice be shown. */
export type RollKept = 'kept' | { readonly says: Text };

/** A club's game whose rolls are recorded. */
export interface GameOpened {
  /** Commits the uses, or finds that they were committed before; throws if the database does not answer. */
  readonly record: (uses: readonly RollUse[]) => Promise<readonly RollKept[]>;
  /** What the limits leave to the key. */
  readonly headers: { readonly [name: string]: string };
}

/** The games of clubs, as far as the sheet door needs to know of them. */
export abstract class SheetGames {
  /** Lets a key roll in a game of its club; throws a refusal otherwise. */
  abstract open(game: string, credentials: Credentials): Promise<GameOpened>;
}
