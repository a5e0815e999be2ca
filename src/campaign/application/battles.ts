import { Inject, Injectable } from '@nestjs/common';
import { permit, refusal, type Action } from '../../access/index.js';
import {
  etagOf,
  faultsProblem,
  isUuid,
  notHere,
  Refused,
  Reply,
  Shelf,
  type Asked,
  type Asker,
  type Membership,
} from '../../api/door/index.js';
import type { Book, Language } from '../../core/index.js';
import {
  actsAs,
  logsOf,
  versionOf,
  viewerOf,
  type Decided,
  type Hand,
  type NotDone,
  type Refusal,
  type Table,
} from '../domain/battle.js';
import { headText, signedHeads, type SignedHead } from '../domain/signed-head.js';
import type { Viewer } from '../domain/viewer.js';
import { BattleStore, type Locked } from '../persistence/battle-store.js';
import type { Keeping, KeptReply, Locking } from '../persistence/kept-replies.js';
import { openBook } from './books.js';
import { OneAtATime } from './one-at-a-time.js';

/** A battle as somebody may see it. */
export interface Seen {
  readonly table: Table;
  readonly hand: Hand;
}

type Question = Pick<Asked<unknown, unknown>, 'by' | 'params' | 'language'>;
type Wish = Pick<Asked<unknown, unknown>, 'by' | 'params' | 'language' | 'idempotencyKey' | 'ifMatch' | 'fingerprint'>;

/** The way of every use case to a battle: who asks, whether he may, one at a time, and what is kept of the reply. */
@Injectable()
export class Battles {
  private readonly turns = new OneAtATime();

  constructor(
    @Inject(BattleStore) private readonly store: BattleStore,
    @Inject(Shelf) private readonly shelf: Shelf,
  ) {}

  /** Finds a battle to be read. */
  async see(asked: Question, action: Action): Promise<Seen> {
    const { id, membership } = await this.admitted(asked, action);
    const table = await this.store.read(membership.club, id, battle =>
      openBook(this.shelf, battle.ruleset, asked.language),
    );
    if (!table) throw notHere(asked.language);
    return { table, hand: handOf(table, membership, asked.by) };
  }

  /** Decides on a locked battle and appends what was decided. */
  async change<V>(
    asked: Wish,
    action: Action,
    status: 200 | 201,
    decide: (seen: Seen, locked: Locked) => Decided<V> | Promise<Decided<V>>,
    told: (answer: V, seen: Seen) => unknown,
  ): Promise<Reply> {
    const { id, membership } = await this.admitted(asked, action);
    const keeping = keepingOf(asked, membership);
    const locking = await this.turns.run(id, () =>
      this.store.change(
        membership.club,
        id,
        battle => openBook(this.shelf, battle.ruleset, asked.language),
        keeping,
        async (locked): Promise<Reply | Refused> => {
          const { table } = locked;
          const hand = handOf(table, membership, asked.by);
          if (asked.ifMatch !== null && !matches(asked.ifMatch, versionOf(hand.viewer, table)))
            throw refusal('stale', asked.language);
          const decided = await decide({ table, hand }, locked);
          if (decided.kind === 'spent') {
            // What was written down must stay: it is refused only once that is committed.
            const after = await locked.appendOnly(decided.drafts, decided.rolls, hand.author);
            const { problem } = refusedFor(decided.because, asked.language, table.book);
            return new Refused(problem, changeHeaders(hand.viewer, after));
          }
          if (decided.kind !== 'done') throw refusedFor(decided, asked.language, table.book);
          const reply = (after: Table): KeptReply => ({
            status: decided.drafts.length > 0 ? status : 200,
            headers: changeHeaders(hand.viewer, after),
            body: JSON.stringify(told(decided.answer, { table: after, hand: handOf(after, membership, asked.by) })),
          });
          const {
            status: code,
            headers,
            body,
          } = decided.drafts.length > 0
            ? await locked.append(decided.drafts, decided.rolls, hand.author, reply)
            : reply(table);
          return new Reply(body, code, headers);
        },
      ),
    );
    const reply = replyOf(locking, asked.language);
    if (reply instanceof Refused) throw reply;
    return reply;
  }

  private async admitted(
    { by, params, language }: Question,
    action: Action,
  ): Promise<{ readonly id: string; readonly membership: Membership }> {
    const id = params['battle'];
    if (!isUuid(id)) throw notHere(language);
    const club = await this.clubOf(by, id);
    return { id, membership: permit(by, action, club ?? '', language, id) };
  }

  /** A key is of one club; a person may be of several. */
  private async clubOf({ memberships, account }: Asker, battle: string): Promise<string | undefined> {
    if (memberships.length < 2) return memberships[0]?.club;
    return account === null ? undefined : this.store.clubOf(battle, account);
  }
}

/** In which part somebody comes to a battle. */
const handOf = ({ state }: Table, { member, role }: Membership, { key }: Asker): Hand => {
  const judges = role === 'referee' || role === 'owner';
  const viewer = key?.sees === 'public' ? ({ kind: 'public' } as const) : viewerOf(state, member, judges);
  return { author: { member, as: actsAs(viewer) }, viewer };
};

export const keepingOf = (
  { idempotencyKey, fingerprint, by }: Pick<Wish, 'idempotencyKey' | 'fingerprint' | 'by'>,
  { member }: Membership,
): Keeping | null =>
  idempotencyKey === null ? null : { actor: by.key?.id ?? member, key: idempotencyKey, fingerprint };

/** What goes out with every change of a battle: its version, and the signed heads of the logs that its maker may read. */
export const changeHeaders = (viewer: Viewer, table: Table): { readonly [name: string]: string } => {
  const heads = headsFor(viewer, table).map(headText).join(', ');
  return { etag: etagOf(versionOf(viewer, table)), ...(heads !== '' && { 'arbitro-head': heads }) };
};

/** The signed heads of the logs that a viewer may read. */
export const headsFor = (viewer: Viewer, { battle, state, heads }: Table): readonly SignedHead[] =>
  signedHeads(battle, heads, logsOf(viewer, state));

const refusedFor = (why: NotDone, language: Language, book: Book): Refused =>
  why.kind === 'faults' ? new Refused(faultsProblem(why.faults, language)) : refusedWith(why.refusal, language, book);

/** What the rules of the battle refuse, with the paragraphs. */
const refusedWith = ({ kind, says, reasons }: Refusal, language: Language, { cite }: Book): Refused =>
  kind === 'not-found'
    ? notHere(language)
    : refusal(kind, language, says, {
        ...(reasons && {
          reasons: reasons.map(reason => ({ text: reason.text[language], cite: cite(reason.cite, language) })),
        }),
      });

export const matches = (ifMatch: string, version: string): boolean =>
  ifMatch === '*' || ifMatch.split(',').some(tag => tag.trim() === etagOf(version));

/** The reply of work under a key: as it was done now, or as it was kept. */
export const replyOf = <R>(locking: Locking<R>, language: Language): R | Reply => {
  switch (locking.kind) {
    case 'done':
      return locking.value;
    case 'replayed': {
      const { body, status, headers } = locking.reply;
      return new Reply(body, status, { ...headers, 'idempotency-replayed': 'true' });
    }
    case 'reused':
      throw refusal('key-reused', language);
    case 'running':
      throw refusal('key-running', language);
    case 'gone':
      throw notHere(language);
  }
};

/** A reply as it is kept, and as it is given once it was. */
export const keptOf = ({ body, status, headers }: Reply): KeptReply => ({
  status,
  headers,
  body: JSON.stringify(body),
});
export const keptReplyOf = (locking: Locking<KeptReply>, language: Language): Reply => {
  if (locking.kind !== 'done') return replyOf<never>(locking, language);
  const { body, status, headers } = locking.value;
  return new Reply(body, status, headers);
};
