import type { Book, Fault, Text } from '../../core/index.js';
import type { Settled } from './acting.js';
import { publicLog, type Author, type EventBodies, type EventType } from './event.js';
import type { BattleState, Patch } from './state.js';
import { reads, type Viewer } from './viewer.js';

/** What was fixed when a battle was opened. */
export interface Battle extends Settled {
  readonly id: string;
  readonly club: string;
  readonly name: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly scenario: string | null;
  readonly openedBy: string;
  readonly createdAt: string;
  readonly closedAt: string | null;
}

/** The last link of a log. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
  /** The signature made when the head was written, and its key; none on what was written before heads were signed. */
  readonly keyId?: string;
  readonly signature?: string;
}

/** How far each log has come. */
export type Heads = { readonly [log: string]: Head };

/** A battle at one moment, with the book it is fought by. */
export interface Table {
  readonly book: Book;
  readonly battle: Battle;
  readonly state: BattleState;
  readonly heads: Heads;
  /** How many rolls of the server's dice were made. */
  readonly rolls: number;
}

/** Who wants something of a battle. */
export interface Hand {
  readonly author: Author;
  readonly viewer: Viewer;
}

/** An event before it has its place in a log. */
export interface Draft<T extends EventType = EventType> {
  readonly log: string;
  readonly type: T;
  readonly body: EventBodies[T];
  readonly patch: Patch;
}

export const draft = <T extends EventType>(
  log: string,
  type: T,
  body: EventBodies[T],
  patch: Patch = {},
): Draft<T> => ({
  log,
  type,
  body,
  patch,
});

/** Why something is not done, when the request itself was understood. */
export interface Refusal {
  readonly kind: 'not-now' | 'not-permitted' | 'not-found';
  readonly says: Text;
  readonly reasons?: readonly { readonly text: Text; readonly cite: string }[];
}

/** What is decided: events to append and an answer, or why not. */
export type Decided<V> =
  | { readonly kind: 'done'; readonly drafts: readonly Draft[]; readonly rolls: number; readonly answer: V }
  | NotDone
  /** Not done either, but the server's dice were thrown: the roll is spent and written down, whatever the reason. */
  | { readonly kind: 'spent'; readonly drafts: readonly Draft[]; readonly rolls: number; readonly because: NotDone };

/** Why something is not done. */
export type NotDone =
  | { readonly kind: 'faults'; readonly faults: readonly Fault[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export const decided = <V>(answer: V, drafts: readonly Draft[] = [], rolls = 0): Decided<V> => ({
  kind: 'done',
  drafts,
  rolls,
  answer,
});
export const faulty = (faults: readonly Fault[]): NotDone => ({ kind: 'faults', faults });
export const refused = (kind: Refusal['kind'], it: string, en: string, reasons?: Refusal['reasons']): NotDone => ({
  kind: 'refused',
  refusal: { kind, says: { it, en }, ...(reasons && { reasons }) },
});

/** As whom a member of the club looks at a battle: who plays a side is of that side, whatever else he may be. */
export const viewerOf = (state: Pick<BattleState, 'sides'>, member: string, judges: boolean): Viewer => {
  const side = state.sides.find(({ players }) => players.includes(member));
  if (side) return { kind: 'side', side: side.id };
  return judges ? { kind: 'referee' } : { kind: 'public' };
};

/** The part in which somebody acts, as events name it. */
export const actsAs = (viewer: Viewer): string => (viewer.kind === 'side' ? viewer.side : viewer.kind);

/** The logs that a viewer may read, the public one first. Once they are open, everybody reads them all. */
export const logsOf = (
  viewer: Viewer,
  { sides, logsOpen }: Pick<BattleState, 'sides' | 'logsOpen'>,
): readonly string[] => [publicLog, ...sides.map(({ id }) => id).filter(log => logsOpen || reads(viewer, log))];

/** The version of a battle for a viewer: it changes when something changes that he may know of, and only then. */
export const versionOf = (viewer: Viewer, { state, heads }: Pick<Table, 'state' | 'heads'>): string =>
  logsOf(viewer, state)
    .map(log => heads[log]?.seq ?? 0)
    .join('.');
