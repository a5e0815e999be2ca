import type { EntityManager } from 'typeorm';
import { codeOf } from '../config/index.js';
import { DatabaseFault } from './database-fault.js';

/** Whom the API's connections run as: it owns no table, and row level security binds it. */
export const apiRole = 'arbitro_api';

/** Since PostgreSQL 16 a member of a role may be one without the right to become it. */
const knowsSet = `current_setting('server_version_num')::int >= 160000`;

/** What must be so, each with the statement that makes it so, as SQL that tells both. */
const needs: readonly { readonly isSo: string; readonly statement: string }[] = [
  {
    isSo: `EXISTS (SELECT FROM pg_roles WHERE rolname = '${apiRole}')`,
    // Nobody signs in as it, and it has no power of its own.
    statement: `'CREATE ROLE ${apiRole} NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE'`,
  },
  {
    isSo: `pg_has_role(session_user, '${apiRole}', CASE WHEN ${knowsSet} THEN 'SET' ELSE 'MEMBER' END)`,
    statement: `'GRANT ${apiRole} TO ' || quote_ident(session_user) ||
                CASE WHEN ${knowsSet} THEN ' WITH INHERIT FALSE, SET TRUE' ELSE '' END`,
  },
  {
    isSo: `has_schema_privilege('${apiRole}', current_schema(), 'USAGE')`,
    statement: `'GRANT USAGE ON SCHEMA ' || quote_ident(current_schema()) || ' TO ${apiRole}'`,
  },
];

/**
 * Sees to it that the role is there, that our account may become it and that the schema lets it in. A role belongs to
 * the whole server, where an Arbitro on another database may be making it at this very moment: that is as good.
 */
export async function makeApiRole(tables: EntityManager): Promise<void> {
  const select = async <T>(expression: string): Promise<T> => (await tables.query(`SELECT ${expression} AS it`))[0].it;
  for (const [i, { isSo, statement }] of needs.entries()) {
    if (await select<boolean>(isSo)) continue;
    await tables.query(await select<string>(statement)).catch(unlessForbiddenOrDone);
    if (await select<boolean>(isSo)) continue;
    const missing = await Promise.all(needs.slice(i).map(need => select<string>(need.statement)));
    throw new DatabaseFault(
      `The database account may not make the role ${apiRole} what it has to be; let an administrator run the SQL in the log.`,
      `${missing.join('; ')};`,
    );
  }
}

/** Forbidden; or made, granted or changed by another a moment ago. */
function unlessForbiddenOrDone(error: unknown): void {
  if (!['42501', '42710', '23505', 'XX000'].includes(codeOf(error) ?? '')) throw error;
}

/** Tables of which everybody may know everything. */
const open = ['installation', 'migration', 'rules_edition', 'set_up'];

/** Refuses to serve where row level security would not hold, though everything else would seem to work. */
export async function refuseUnguarded(tables: EntityManager): Promise<void> {
  const ours = [...open, ...tables.dataSource.entityMetadatas.map(({ tableName }) => tableName)];
  const [is]: { role: string; powerful: boolean; owns: string[]; bare: string[]; shut: string[] }[] =
    await tables.query(
      `SELECT current_user AS role,
       (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user) AS powerful,
       coalesce(json_agg(name) FILTER (WHERE is_ours AND pg_has_role(current_user, owner, 'MEMBER')), '[]') AS owns,
       coalesce(json_agg(name) FILTER (WHERE (is_clubs OR is_ours AND name <> ALL ($2)) AND NOT is_guarded), '[]') AS bare,
       coalesce(json_agg(name) FILTER (WHERE is_ours AND NOT is_served), '[]') AS shut
     FROM (
       SELECT relname AS name, relowner AS owner, relname = ANY ($1) AS is_ours,
         relrowsecurity AND relforcerowsecurity AS is_guarded,
         EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'club_id' AND NOT attisdropped) AS is_clubs,
         has_table_privilege(c.oid, 'SELECT')
           AND (NOT relrowsecurity OR EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polpermissive AND polcmd IN ('r', '*'))) AS is_served
       FROM pg_class c
       WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
     ) tables`,
      [ours, open],
    );
  if (!is) throw new DatabaseFault('The database does not answer.');
  if (is.role !== apiRole) {
    throw new DatabaseFault(
      `Connections to the database do not run as the role ${apiRole}; let start-up options pass, whatever stands between.`,
    );
  }
  if (is.powerful) {
    throw new DatabaseFault(
      `Row level security does not bind the role ${apiRole}; run: ALTER ROLE ${apiRole} NOSUPERUSER NOBYPASSRLS.`,
    );
  }
  if (is.owns.length > 0) {
    throw new DatabaseFault(
      `The role ${apiRole} must own no table of Arbitro and be no member of their owner; give them to the account of DATABASE_URL.`,
      `owned: ${is.owns.join(', ')}`,
    );
  }
  if (is.bare.length > 0) {
    throw new DatabaseFault(
      'Row level security is off; run ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY for the tables in the log.',
      is.bare.join(', '),
    );
  }
  if (is.shut.length > 0) {
    throw new DatabaseFault(
      `The role ${apiRole} may not read its tables; restore the backup anew now that the role is there.`,
      `shut: ${is.shut.join(', ')}`,
    );
  }
}
