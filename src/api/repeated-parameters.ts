import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Text } from '../core/index.js';
import { languageOf } from './desk/language.js';
import { sendProblem } from './problem/problem.filter.js';
import { problem, Refused } from './problem/problem.js';

/** Whether an address says a parameter twice: nobody can know which is meant, so it is refused. Sheets tell it in the cell. */
export const refusesRepeated = (request: FastifyRequest, reply: FastifyReply): boolean => {
  if (!request.url.includes('?') || request.url.startsWith('/v1/sheet')) return false;
  const query = request.query as { readonly [name: string]: unknown };
  const repeated = Object.keys(query).find(name => Array.isArray(query[name]));
  if (repeated === undefined) return false;
  const language = languageOf(undefined, request.headers['accept-language']);
  sendProblem(reply, request, new Refused(problem('bad-request', writtenTwice(repeated.slice(0, 100)), language)));
  return true;
};

const writtenTwice = (name: string): Text => ({
  it: `Il parametro ${JSON.stringify(name)} è scritto due volte nell’indirizzo: va scritto una volta sola.`,
  en: `The parameter ${JSON.stringify(name)} is written twice in the address: write it once.`,
});
