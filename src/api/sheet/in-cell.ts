import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Language } from '../../core/index.js';
import { mediaTypes, readControls, readQuery, sheetHeaders, writeSheet, type Controls } from '../../derive/index.js';
import { problemFor } from '../problem/problem.filter.js';
import { Refused } from '../problem/problem.js';

/** Where the status stands that a cell cannot show. */
export const statusHeader = 'x-arbitro-status';

const mostFaultsTold = 8;

interface FaultTold {
  readonly path: string;
  readonly message: string;
}

const toldLine = (faults: readonly FaultTold[], language: Language): string => {
  const told = faults
    .slice(0, mostFaultsTold)
    .map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  const more = faults.length - told.length;
  const others = { it: `altri errori: ${more}`, en: `more faults: ${more}` }[language];
  return [...told, ...(more > 0 ? [others] : [])].join(' | ');
};

/** All faults on one line, as they stand in a cell. */
export const faultsLine = (faults: readonly Fault[], language: Language): string =>
  toldLine(
    faults.map(({ path, says }) => ({ path, message: says[language] })),
    language,
  );

/** What follows the question mark of an address. */
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';

/** In the cell every answer is 200, so a spreadsheet that asks before it fetches need not wait for one. */
export const asksForHeadOnly = (request: FastifyRequest): boolean =>
  request.method === 'HEAD' && !queryOf(request).includes('errors=');

/** Nothing, as a stream, so that no length is told of a body that was not made. */
export const sendHead = (reply: FastifyReply): FastifyReply =>
  reply.header('content-type', mediaTypes.text).send(Readable.from([]));

/** Says in the cell what went wrong, with the status beside it. */
export const sendInCell = (
  reply: FastifyReply,
  line: string,
  status: number,
  controls: Controls,
  columns: readonly string[] = [],
): FastifyReply =>
  reply
    .code(200)
    .headers(sheetHeaders(controls.format))
    .header('cache-control', 'no-store')
    .header(statusHeader, String(status))
    .send(writeSheet({ columns, rows: [{ error: line }] }, { ...controls, head: false }));

/** Tells in the cell what a referee can mend; false if it is for HTTP to tell. */
export const toldInCell = (request: FastifyRequest, reply: FastifyReply, error: unknown): boolean => {
  const { controls } = readControls(readQuery(queryOf(request)).given);
  const { status, detail, faults } = problemFor(error, controls.language);
  if (status >= 500 || controls.httpErrors || reply.sent) return false;
  if (error instanceof Refused) void reply.headers({ ...error.headers });
  void sendInCell(reply, faults ? toldLine(faults, controls.language) : detail, status, controls);
  return true;
};
