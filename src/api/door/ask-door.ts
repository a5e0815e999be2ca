import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Fault, Language } from '../../core/index.js';
import { languageOf } from '../desk/language.js';
import { faultsProblem, problem, Refused } from '../problem/problem.js';
import type { Admitted, Asked, Credentials, Gate } from './asked.js';
import type { Door } from './door.js';
import type { Shaped } from './kind.js';
import { readAs } from './read.js';

/** What a request shows of whom it comes from. */
export const credentialsOf = (request: FastifyRequest, sheet: boolean): Credentials => {
  const { authorization, cookie, origin, 'sec-fetch-site': fetchSite } = request.headers;
  const { key } = request.query as { readonly key?: unknown };
  return {
    authorization,
    cookie,
    key: typeof key === 'string' ? key : undefined,
    origin,
    // Sent more than once it is not what a browser sends, and no word of ours.
    fetchSite: Array.isArray(fetchSite) ? fetchSite.join() : fetchSite,
    reachedAt: reachedAt(request),
    method: request.method,
    address: request.ip,
    language: languageAsked(request, sheet),
    sheet,
  };
};

const admitted = new WeakMap<FastifyRequest, Promise<Admitted>>();

/** Who asks, found out once a request however many fields it asks for. */
export const admit = (gate: Gate, request: FastifyRequest, sheet = false): Promise<Admitted> => {
  const known = admitted.get(request) ?? gate.admit(credentialsOf(request, sheet));
  admitted.set(request, known);
  return known;
};

/** What is asked of one door, however it arrived. */
export interface Brought {
  readonly params: { readonly [name: string]: string };
  readonly body: unknown;
  readonly query: unknown;
  /** What stands in for a header of the request, where it is told otherwise. */
  readonly headers?: { readonly [name: string]: string };
}

/** Reads what was brought to a door, or refuses it with all its faults. */
export const readAsked = (
  { said }: Door,
  brought: Brought,
  request: FastifyRequest,
  { by }: Admitted,
  language: Language,
): Asked<unknown, unknown> => {
  const faults: Fault[] = [];
  const read = (of: Shaped | undefined, sent: unknown): unknown => {
    if (of === undefined) return undefined;
    // Bodies and queries are declared as classes without parameters.
    const value = readAs(of as new () => object, sent ?? {});
    if (value.ok) return value.value;
    faults.push(...value.faults);
    return undefined;
  };
  const body = read(said.body, brought.body);
  const query = read(said.query, brought.query);
  const headers = { ...request.headers, ...brought.headers };
  const idempotencyKey = headerOf(headers, 'idempotency-key', faults);
  const ifMatch = headerOf(headers, 'if-match', faults);
  if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
  return {
    by,
    params: brought.params,
    body,
    query,
    language,
    idempotencyKey,
    ifMatch,
    fingerprint: idempotencyKey === null ? '' : fingerprintOf(said.name, brought),
    reachedAt: reachedAt(request),
  };
};

const fingerprintOf = (door: string, { params, body = null }: Brought): string =>
  createHash('sha256')
    .update(JSON.stringify([door, params, body]))
    .digest('base64url');

const headerOf = (headers: FastifyRequest['headers'], name: string, faults: Fault[]): string | null => {
  const value = headers[name];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value)) return value;
  faults.push({
    path: name,
    code: 'request/wrong-kind',
    says: {
      it: `L’intestazione ${name} deve avere da 1 a 255 caratteri ASCII senza spazi.`,
      en: `The header ${name} must have 1 to 255 ASCII characters without spaces.`,
    },
  });
  return null;
};

/** The language to answer in; spreadsheets say theirs in the address, and Italian is usual there. */
export const languageAsked = (request: FastifyRequest, sheet = false): Language => {
  const { lang } = request.query as { readonly lang?: unknown };
  return languageOf(lang, sheet ? 'it' : request.headers['accept-language']);
};

/** The address at which the request reached this server; empty if what it says of it is no address. */
const reachedAt = ({ protocol, host }: FastifyRequest): string =>
  /^https?$/.test(protocol) && isHost.test(host) && URL.canParse(`${protocol}://${host}`)
    ? `${protocol}://${host}`
    : '';

const isHost = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:]{2,45}\](:\d{1,5})?$/i;

/** Nothing here, or nothing that the one who asks may know of. */
export const notHere = (language: Language): Refused =>
  new Refused(
    problem(
      'not-found',
      {
        it: 'Non esiste, oppure non è per chi lo chiede.',
        en: 'It does not exist, or is not for whoever asks.',
      },
      language,
    ),
  );
