import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Text } from '../core/index.js';
import { languageOf } from './desk/language.js';
import { problem, Refused } from './problem/problem.js';
import { sendProblem } from './problem/problem.filter.js';

/** The methods that doors have, in the order in which they are told. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

declare module 'fastify' {
  /** What a route tells of itself beyond its address. */
  interface FastifyContextConfig {
    /** Whether it is no door, but says what there is instead. */
    readonly elsewhere?: boolean;
    /** Whether a worker reads the bodies that are too long to be read on the event loop. */
    readonly readByWorkers?: boolean;
    /** The page that shows how to ask here, where it is not the API reference. */
    readonly manual?: string;
  }
}

interface Address {
  readonly pattern: RegExp;
  readonly takes: Set<string>;
  readonly manual: string;
}

/** Every address with the methods that have a door there, gathered as the doors open. */
export class Addresses {
  private readonly all = new Map<string, Address>();

  add({ url, method, config = {} }: RouteOptions): void {
    const { elsewhere = false, manual = '/docs/api' } = config;
    if (elsewhere) return;
    const address = this.all.get(url) ?? { pattern: patternOf(url), takes: new Set(), manual };
    for (const one of [method].flat()) address.takes.add(one);
    this.all.set(url, address);
  }

  /** What may be sent to the address of a request; OPTIONS is answered everywhere. */
  allowed({ url }: FastifyRequest): string {
    return told(this.at(url));
  }

  /** Whether a request that found no door had the right address and the wrong method: it is told which is right. */
  refuses(request: FastifyRequest, reply: FastifyReply): boolean {
    if (!request.is404 && request.routeOptions.config.elsewhere !== true) return false;
    const found = this.at(request.url);
    const [first] = found;
    if (first === undefined || found.some(({ takes }) => takes.has(request.method))) return false;
    const { lang } = request.query as { readonly lang?: unknown };
    const language = languageOf(lang, request.headers['accept-language']);
    const said = problem('method-not-allowed', rightMethod(request.method, found, first.manual), language);
    sendProblem(reply, request, new Refused(said, { allow: told(found) }));
    return true;
  }

  private at(url: string): readonly Address[] {
    const path = pathOf(url);
    return [...this.all.values()].filter(({ pattern }) => pattern.test(path));
  }
}

const takenBy = (found: readonly Address[], among: readonly string[]): readonly string[] =>
  among.filter(method => found.some(({ takes }) => takes.has(method)));

const told = (found: readonly Address[]): string => [...takenBy(found, methods), 'OPTIONS'].join(', ');

const rightMethod = (wrong: string, found: readonly Address[], manual: string): Text => {
  // Whoever may ask with GET may ask for its head: that goes without saying.
  const right = takenBy(found, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  const either = (language: string) => new Intl.ListFormat(language, { type: 'disjunction' }).format(right);
  return {
    it: `A questo indirizzo si usa ${either('it')}, non ${wrong}; come, è scritto in ${manual}.`,
    en: `At this address use ${either('en')}, not ${wrong}; ${manual} shows how.`,
  };
};

/** The addresses that a route serves, from how it is written: /v1/clubs/:club, /docs/*. */
const patternOf = (url: string): RegExp => {
  const parts = url.split('/').map(part => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}/?$`);
};

const pathOf = (url: string): string => {
  const [path = ''] = url.split('?');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};
