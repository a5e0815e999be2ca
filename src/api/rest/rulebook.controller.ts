import { Controller, Get, HttpCode, Post, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { proceduresOf, nearest, type Book, type Read } from '../../core/index.js';
import { rule, weigh } from '../desk.js';
import { languageOf } from '../language.js';
import { faultsProblem, problem, Refused } from '../problem/problem.js';
import type { Opened } from '../shelf.js';

interface Asking {
  readonly Params: { readonly area: string; readonly procedure: string };
  readonly Body: unknown;
}

const languageAsked = ({ body, headers }: FastifyRequest<Asking>) =>
  languageOf((body as { readonly lang?: unknown } | null | undefined)?.lang, headers['accept-language']);

/** Makes the doors of one rulebook: every procedure under its area, to be ruled on or weighed. */
export const rulebookController = (book: Book): Type => {
  const opened = new Map<string, Opened>(
    proceduresOf(book).map(procedure => [procedure.id.slice(book.id.length + 1), { book, procedure }]),
  );

  const find = (request: FastifyRequest<Asking>): Opened => {
    const { area, procedure } = request.params;
    const found = opened.get(`${area}.${procedure}`);
    if (found) return found;
    const close = nearest(`${area}.${procedure}`, [...opened.keys()]).map(id => `${book.id}.${id}`);
    const like = close.length > 0 ? close.join(', ') : `/v1/rulesets/${book.id}/procedures`;
    throw new Refused(
      problem(
        'not-found',
        {
          it: `${book.title.it} non ha questa procedura. Forse: ${like}.`,
          en: `${book.title.en} has no such procedure. Perhaps: ${like}.`,
        },
        languageAsked(request),
        { nearest: close },
      ),
    );
  };

  const json = (reply: FastifyReply, request: FastifyRequest<Asking>, read: Read<object>): string => {
    if (!read.ok) throw new Refused(faultsProblem(read.faults, languageAsked(request)));
    void reply.header('content-type', 'application/json; charset=utf-8');
    return JSON.stringify(read.value);
  };

  @Controller(`v1/${book.id}`)
  class RulebookController {
    @Post(':area/:procedure')
    @HttpCode(200)
    rule(@Req() request: FastifyRequest<Asking>, @Res({ passthrough: true }) reply: FastifyReply): string {
      return json(reply, request, rule(find(request), request.body, languageAsked(request)));
    }

    @Post(':area/:procedure/odds')
    @HttpCode(200)
    odds(@Req() request: FastifyRequest<Asking>, @Res({ passthrough: true }) reply: FastifyReply): string {
      return json(reply, request, weigh(find(request), request.body));
    }

    /** A procedure opened in a browser: says how to ask it. */
    @Get([':area/:procedure', ':area/:procedure/odds'])
    byGet(@Req() request: FastifyRequest<Asking>, @Res({ passthrough: true }) reply: FastifyReply): never {
      const { procedure } = find(request);
      const manual = `/docs/${procedure.id.replaceAll('.', '/')}`;
      void reply.header('allow', 'POST, OPTIONS');
      throw new Refused(
        problem(
          'method-not-allowed',
          {
            it: `Questa procedura si chiede con POST e un corpo JSON; come, è scritto in ${manual}.`,
            en: `Ask this procedure with POST and a JSON body; ${manual} shows how.`,
          },
          languageAsked(request),
        ),
      );
    }
  }
  return RulebookController;
};
