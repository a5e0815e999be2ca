import { codeOf } from '../config/index.js';
import { DatabaseFault } from './database-fault.js';

/** What the codes of PostgreSQL mean to the operator. */
// prettier-ignore
const sentences: Readonly<Record<string, string>> = {
  '25006': 'The database is read-only; point DATABASE_URL at the primary server.',
  '28000': 'The database refused the account; check DATABASE_URL.',
  '28P01': 'The database refused the account or its password; check DATABASE_URL.',
  '3D000': 'There is no database of that name; create it, or check DATABASE_URL.',
  '42501': 'The database account may not change tables; let it create tables in its schema.',
  '53300': 'The database has no connection left for us; raise its max_connections.',
  '57P03': 'The database is starting up or shutting down.',
};

/** Any error on the way to the database, as a fault without names, addresses or passwords in its sentence. */
export function faultOf(error: unknown): DatabaseFault {
  if (error instanceof DatabaseFault) return error;
  const code = codeOf(error);
  const sentence = code === undefined ? 'The database does not answer.' : `The database does not answer (${code}).`;
  return new DatabaseFault(sentences[code ?? ''] ?? sentence, String(error));
}
