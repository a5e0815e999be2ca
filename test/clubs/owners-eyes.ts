import type { Client } from 'pg';
import type { Home } from '../database/databases.js';

type Row = { readonly [column: string]: unknown };

/** When somebody was last seen is written down whenever they come, whatever they may do. */
const lastSeen: { readonly [table: string]: string } = { session: 'used_at', api_key: 'used_on' };

/** The database as its administrator sees it: every row of every club. */
export class OwnersEyes {
  private constructor(
    private readonly client: Client,
    readonly tables: readonly string[],
  ) {}

  static async open({ home }: { readonly home: Home }): Promise<OwnersEyes> {
    const client = await home.connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname`,
    );
    return new OwnersEyes(
      client,
      rows.map(({ name }) => name),
    );
  }

  async rows(sql: string, values: unknown[] = []): Promise<readonly Row[]> {
    return (await this.client.query(sql, values)).rows;
  }

  /** All there is, as text. */
  async dump(): Promise<string> {
    const parts: string[] = [];
    for (const table of this.tables)
      for (const { row } of await this.rows(`SELECT t::text AS row FROM ${table} t`)) parts.push(String(row));
    return parts.join('\n');
  }

  /** One line a table: it changes with every row, of all clubs or of one. */
  async fingerprint(club: string | null = null): Promise<string> {
    const parts = this.tables.map(
      table =>
        `SELECT '${table}' AS name, md5(coalesce(string_agg(row::text, '' ORDER BY row::text), '')) AS sum
         FROM (SELECT to_jsonb(t) - '${lastSeen[table] ?? ''}' AS row FROM ${table} t) rows
         WHERE ${club === null ? 'true' : ofClub(table, club)}`,
    );
    const rows = await this.rows(`${parts.join(' UNION ALL ')} ORDER BY name`);
    return rows.map(({ name, sum }) => `${String(name)} ${String(sum)}`).join('\n');
  }

  /** What only rows of one club hold: names, ids and hashes by which a leak of theirs is known. */
  async marksOf(club: string): Promise<ReadonlySet<string>> {
    const marks = new Set<string>();
    for (const table of this.tables) {
      const rows = await this.rows(
        `SELECT row FROM (SELECT to_jsonb(t) AS row FROM ${table} t) rows WHERE ${ofClub(table, club)}`,
      );
      for (const found of JSON.stringify(rows).matchAll(marking)) marks.add(found[0]);
    }
    return marks;
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

/** Ids, hashes, and the names that tests give to what must not be seen. */
const marking = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64}|Canarin[oi]\w*/g;

const ofClub = (table: string, club: string): string => {
  const accounts = `(SELECT account_id::text FROM member WHERE club_id = '${club}')`;
  switch (table) {
    case 'club':
      return `row ->> 'id' = '${club}'`;
    case 'account':
      return `row ->> 'id' IN ${accounts}`;
    case 'session':
      return `row ->> 'account_id' IN ${accounts}`;
    default:
      return `row ->> 'club_id' = '${club}'`;
  }
};
