import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { codeOf } from '../config/index.js';
import { DatabaseFault } from './database-fault.js';
import { WritesRefused } from './writes-refused.js';

/** What the codes of PostgreSQL mean to the operator. */
// prettier-ignore
const sentences: Readonly<Record<string, string>> = {
  '25006': 'The database is read-only; point DATABASE_URL at the primary server.',
  '28000': 'The database refused the account; check DATABASE_URL.',
  '28P01': 'The database refused the account or its password; check DATABASE_URL.',
  '3D000': 'There is no database of that name; create it, or check DATABASE_URL.',
  '42501': 'The database account may not change tables; let it create tables in its schema.',
  '53100': 'The disk of the database is full; make room there.',
  '53300': 'The database has no connection left for us; raise its max_connections.',
  '55P03': 'The database kept us waiting for a lock too long.',
  '57014': 'The database took too long over a statement.',
  '57P03': 'The database is starting up or shutting down.',
  '58030': 'The disk of the database fails; look after its machine.',
};

/** Any error on the way to the database, as a fault without names, addresses or passwords in its sentence. */
export function faultOf(error: unknown): DatabaseFault {
  if (error instanceof DatabaseFault) return error;
  const code = codeOf(error);
  const sentence = code === undefined ? 'The database does not answer.' : `The database does not answer (${code}).`;
  return new DatabaseFault(sentences[code ?? ''] ?? sentence, String(error));
}

/**
 * What passes by itself or by the operator's hand, by the codes of PostgreSQL: no connection, read-only, timed out in a
 * transaction, no room, a lock not had, stopped or shut down, trouble of its machine.
 */
const passing = /^(08|53|57|58)|^(25006|25P03|25P04|55P03)$/;

/** The fault behind an error of a statement; none if the statement itself was wrong. */
export function faultIn(error: unknown): DatabaseFault | undefined {
  if (error instanceof DatabaseFault) return error;
  const cause = causeOf(error);
  if (cause instanceof DatabaseError) return passing.test(cause.code ?? '') ? faultOf(cause) : undefined;
  return isOfTheLine(cause) ? new DatabaseFault('The database does not answer in time.', String(cause)) : undefined;
}

/** Whatever the statement, it would not be written: read-only, no room on the disk, the disk fails. */
const refusing = /^(25006|53100|58030)$/;

/** Parts of PostgreSQL that write its files: a used-up quota and a disk that became read-only have no code of their own. */
const writers = /^(bufmgr|fd|md|slru|smgr|xlog)\.c$/;

/** The refusal behind an error of a statement that was to write; none if it failed otherwise. */
export function refusalIn(error: unknown): WritesRefused | undefined {
  const cause = causeOf(error);
  if (!(cause instanceof DatabaseError)) return undefined;
  const { code = '', file = '' } = cause;
  if (!refusing.test(code) && !(/^(42501|XX000)$/.test(code) && writers.test(file))) return undefined;
  const sentence = refusing.test(code) ? sentences[code] : undefined;
  return new WritesRefused(sentence ?? 'The database cannot write its files; look after its disk.', String(cause));
}

/** Whether the server has said so itself, and its connection is good for more. */
export const isSaidByServer = (error: unknown): boolean => causeOf(error) instanceof DatabaseError;

const causeOf = (error: unknown): unknown => (error instanceof QueryFailedError ? error.driverError : error);

/** What pg says of itself, in errors that have nothing but a sentence: it gave up waiting, or the connection is gone. */
const pgSays = /^(Query read timeout|Connection terminated\b.*|Client (has encountered|was closed)\b.* not queryable)$/;

/** The line to the server has failed, also before anybody used it: its socket says so, or pg. */
const isOfTheLine = (error: unknown): boolean =>
  error instanceof Error && (pgSays.test(error.message) || /^E[A-Z]+$/.test(codeOf(error) ?? ''));
