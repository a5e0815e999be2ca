import type { Book, Happened, Luck } from '../../core/index.js';
import type { Settled } from './acting.js';
import { canonical } from './canonical.js';
import type { BattleEvent } from './event.js';
import { nameOf, takenBack } from './replay.js';
import { procedureOf } from './roles.js';
import { isOf } from './verify-form.js';

/** What happened in one action, against its odds. */
export interface ActionLuck extends Luck {
  readonly log: string;
  readonly seq: number;
  readonly member: string;
  readonly procedure: string;
}

/** All that a player got of one number, against what was to be expected. */
export interface PlayerLuck {
  readonly member: string;
  readonly procedure: string;
  readonly field: string;
  readonly actions: number;
  readonly happened: number;
  readonly expected: number;
}

export interface LuckReport {
  readonly actions: readonly ActionLuck[];
  readonly players: readonly PlayerLuck[];
  /** Actions whose odds take too many paths, or were not played under this edition of the book. */
  readonly skipped: number;
}

/** Of what action the luck is to be reckoned: its question before any dice, and what happened. */
export interface LuckAsked {
  readonly procedure: string;
  readonly question: object;
  readonly happened: Happened;
}

/**
 * What happened in a battle against its odds. Whoever makes the report is asked for the luck of one action after the
 * other, and reckons it where there is time for it. What was taken back did not happen.
 */
export function* luckReport(
  events: readonly BattleEvent[],
  book: Book,
  settled: Settled,
): Generator<LuckAsked, LuckReport, Luck | null> {
  const gone = takenBack(events);
  const rolled = events
    .filter(event => isOf(event, 'acted'))
    .filter(({ log, seq, body }) => body.dice.kind !== 'none' && !gone.has(nameOf(log, seq)));
  const actions: ActionLuck[] = [];
  let skipped = 0;
  for (const event of rolled) {
    const asked = askedOf(book, settled, event);
    const luck = asked && (yield asked);
    const { log, seq, by } = event;
    if (asked && luck) actions.push({ log, seq, member: by.member, procedure: asked.procedure, ...luck });
    else skipped++;
  }
  return { actions, players: perPlayer(actions), skipped };
}

const askedOf = (book: Book, { rulings, house }: Settled, event: BattleEvent<'acted'>): LuckAsked | null => {
  const { edition, body } = event;
  const procedure = edition === book.edition ? procedureOf(book, body.procedure) : undefined;
  if (!procedure || body.outcome === null) return null;
  return {
    procedure: procedure.id,
    question: { input: body.facts, rulings, house: house[procedure.id] ?? null },
    happened: { status: body.status, outcome: body.outcome },
  };
};

const perPlayer = (actions: readonly ActionLuck[]): readonly PlayerLuck[] => {
  const sums = new Map<string, { -readonly [K in keyof PlayerLuck]: PlayerLuck[K] }>();
  for (const { member, procedure, fields } of actions) {
    for (const { field, happened, expected } of fields) {
      const key = canonical([member, procedure, field]);
      const sum = sums.get(key) ?? { member, procedure, field, actions: 0, happened: 0, expected: 0 };
      sum.actions++;
      sum.happened += happened;
      sum.expected += expected;
      sums.set(key, sum);
    }
  }
  return [...sums.values()];
};
