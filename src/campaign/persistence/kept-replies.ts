import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Client, Statement } from '../../database/index.js';

/** A reply that is kept with its idempotency key. */
export interface KeptReply {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** Which reply to keep, and under which key. */
export interface Keeping {
  readonly actor: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** What came of work under a key: it was done, has a reply from before, or why not. */
export type Locking<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'replayed'; readonly reply: KeptReply }
  | { readonly kind: 'reused' }
  | { readonly kind: 'running' }
  | { readonly kind: 'gone' };

type Earlier = Exclude<Locking<never>, { readonly kind: 'done' | 'gone' }>;

/** What is known of a key; all null if it is new. */
export interface KeptRow {
  readonly fingerprint: string | null;
  readonly status: number | null;
  readonly headers: { readonly [name: string]: string } | null;
  readonly body: string | null;
}

/** What is begun with to have the lock of a key, a number of our own making. Who has it, says so to what comes after. */
export const lockOf = (club: string, keeping: Keeping | null): readonly Statement[] => {
  if (keeping === null) return [];
  const number = createHash('sha256').update(`${club}/${keeping.actor}/${keeping.key}`).digest().readBigInt64BE();
  return [{ ...lockKey, values: [String(number)] }];
};

const lockKey = {
  name: 'lock-key',
  text: `SELECT set_config('arbitro.key', CASE WHEN pg_try_advisory_xact_lock($1) THEN 'ours' ELSE 'taken' END, true) AS key`,
};

/** Whether somebody else holds the lock of a key, by what the transaction's beginning said. */
export const isRunning = ([locked]: readonly { readonly rows: readonly QueryResultRow[] }[]): boolean =>
  locked?.rows[0]?.['key'] === 'taken';

/** The reply of before, if the request is the same. */
export const repliedBefore = (row: KeptRow, keeping: Keeping | null): Earlier =>
  row.fingerprint === keeping?.fingerprint && row.status !== null
    ? { kind: 'replayed', reply: { status: row.status, headers: row.headers ?? {}, body: row.body ?? '' } }
    : { kind: 'reused' };

/** What a key was used for before; undefined if it is new, or there is none. */
export const earlier = async (
  client: Client,
  club: string,
  keeping: Keeping | null,
  begun: Parameters<typeof isRunning>[0],
): Promise<Earlier | undefined> => {
  if (keeping === null) return undefined;
  if (isRunning(begun)) return { kind: 'running' };
  const { rows } = await client.query<KeptRow & QueryResultRow>(
    'SELECT fingerprint, status, headers, body FROM idempotency WHERE club_id = $1 AND actor = $2 AND key = $3',
    [club, keeping.actor, keeping.key],
  );
  const [row] = rows;
  return row && repliedBefore(row, keeping);
};

/** Keeps a reply in the transaction of what it tells. */
export const keepReply = async (
  client: Client,
  club: string,
  keeping: Keeping | null,
  { status, headers, body }: KeptReply,
): Promise<void> => {
  if (keeping === null) return;
  const { actor, key, fingerprint } = keeping;
  await client.query(
    `INSERT INTO idempotency (club_id, actor, key, fingerprint, status, headers, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [club, actor, key, fingerprint, status, JSON.stringify(headers), body],
  );
};
