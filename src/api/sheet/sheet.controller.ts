import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Optional, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseFault } from '../../database/index.js';
import { readControls, readQuery, sheetHeaders } from '../../derive/index.js';
import { mayHoldSecret, neverKept } from '../answer-headers.js';
import { faultsProblem, problem, Refused } from '../problem/problem.js';
import { Shelf } from '../desk/shelf.js';
import { languageOf } from '../desk/language.js';
import { WorkPool } from '../work/work-pool.js';
import { asksForHeadOnly, faultsLine, queryOf, sendHead, sendInCell, statusHeader, toldInCell } from './in-cell.js';
import { SheetSeed } from './roll-dice.js';
import { diceFor } from './sheet-dice.js';
import { SheetGames } from './sheet-games.js';
import {
  answerSheet,
  gamesAddress,
  openFromAddress,
  otherAddress,
  type Question,
  type SheetCall,
  type SheetReply,
} from './sheet-desk.js';

interface Asking {
  readonly Params: { readonly ruleset: string; readonly area: string; readonly procedure: string };
}

/** The sheet door: one address a procedure, every answer a text for cells. */
@Controller('v1/sheet')
export class SheetController {
  constructor(
    @Inject(Shelf) private readonly shelf: Shelf,
    @Inject(SheetSeed) private readonly seed: SheetSeed,
    @Inject(WorkPool) private readonly work: WorkPool,
    @Optional() @Inject(SheetGames) private readonly games?: SheetGames,
  ) {}

  @Get(':ruleset/:area/:procedure')
  rule(@Req() request: FastifyRequest<Asking>, @Res() reply: FastifyReply) {
    return this.answer(request, reply, 'rule', false);
  }

  @Get(':ruleset/:area/:procedure/batch')
  batch(@Req() request: FastifyRequest<Asking>, @Res() reply: FastifyReply) {
    return this.answer(request, reply, 'rule', true);
  }

  @Get(':ruleset/:area/:procedure/odds')
  odds(@Req() request: FastifyRequest<Asking>, @Res() reply: FastifyReply) {
    return this.answer(request, reply, 'odds', false);
  }

  @Get(':ruleset/:area/:procedure/odds/batch')
  oddsBatch(@Req() request: FastifyRequest<Asking>, @Res() reply: FastifyReply) {
    return this.answer(request, reply, 'odds', true);
  }

  @Get(':ruleset/:area/:procedure/help')
  help(@Req() request: FastifyRequest<Asking>, @Res() reply: FastifyReply) {
    return this.answer(request, reply, 'help', false);
  }

  /** Any other address under this door is a slip of the referee, to be read in the cell. */
  @Get(['', '*'])
  elsewhere(
    @Req() request: FastifyRequest<{ readonly Params: { readonly '*'?: string } }>,
    @Res() reply: FastifyReply,
  ) {
    if (request.params['*'] === 'games') return this.newGame(request, reply);
    return this.send(request, reply, { opened: otherAddress(this.shelf), question: 'rule', batch: false });
  }

  /** People get a token from the page; in a cell it would be another game whenever it is fetched again. */
  private newGame(request: FastifyRequest, reply: FastifyReply) {
    const isBrowser = (request.headers.accept ?? '').includes('text/html');
    if (isBrowser) return reply.code(303).header('location', '/docs/sheet#game').send();
    return this.send(request, reply, { opened: gamesAddress, question: 'rule', batch: false });
  }

  private answer(request: FastifyRequest<Asking>, reply: FastifyReply, question: Question, batch: boolean) {
    const { ruleset, area, procedure } = request.params;
    return this.send(request, reply, {
      opened: openFromAddress(this.shelf, ruleset, area, procedure),
      question,
      batch,
    });
  }

  private async send(request: FastifyRequest, reply: FastifyReply, call: Omit<SheetCall, 'query'>): Promise<void> {
    if (asksForHeadOnly(request)) {
      await sendHead(reply);
      return;
    }
    try {
      const answer = await this.answered(request, reply, { ...call, query: queryOf(request) });
      await (answer.ok ? sendRows(request, reply, answer) : sendFaults(reply, answer));
    } catch (error) {
      if (!toldAway(request, reply, error) && !toldInCell(request, reply, error)) throw error;
    }
  }

  /** Odds are work for another thread; all else is answered here. */
  private answered(request: FastifyRequest, reply: FastifyReply, call: SheetCall): Promise<SheetReply> {
    const { opened, question, batch, query } = call;
    if (question !== 'odds' || !opened.ok)
      return answerSheet(diceFor(this.seed.seed, this.games, request, reply), call);
    const client = { ip: request.ip, language: languageOf(undefined, request.headers['accept-language']) };
    return this.work.run({ kind: 'sheet-odds', procedure: opened.value.procedure.id, batch, query }, client);
  }
}

/** Without the record there are no dice: the cell says so, where a program would be told 503. */
const toldAway = (request: FastifyRequest, reply: FastifyReply, error: unknown): boolean => {
  const { controls } = readControls(readQuery(queryOf(request)).given);
  if (!(error instanceof DatabaseFault) || controls.httpErrors) return false;
  const line = {
    it: 'game: l’archivio non risponde, e senza registrarli i dadi della partita non si tirano. Aggiornare i collegamenti tra poco.',
    en: 'game: the database does not answer, and the dice of the game are not rolled without a record. Update the links shortly.',
  }[controls.language];
  void sendInCell(reply, line, 503, controls);
  return true;
};

/** Whose dice fell: `practice`, `private` or `club`. */
const diceHeader = 'x-arbitro-dice';

/** Good answers may be kept for a day: the same address always brings the same answer. Those of a game are not kept. */
const sendRows = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, format, allRows, dice }: Extract<SheetReply, { ok: true }>,
): FastifyReply => {
  void reply.headers(sheetHeaders(format));
  if (dice !== undefined) void reply.header(diceHeader, dice);
  if (!allRows) return reply.header('cache-control', 'no-store').header(statusHeader, '207').send(body);
  if (dice === 'private' || dice === 'club') return reply.header('cache-control', 'private, no-store').send(body);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const keeping = mayHoldSecret(request.url) ? neverKept : 'private, max-age=86400';
  void reply.header('cache-control', keeping).header('etag', tag);
  return holds(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(body);
};

const holds = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some(one => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');

/** What a referee can mend is read in the cell; programs may ask for the status instead. */
const sendFaults = (
  reply: FastifyReply,
  { faults, found, controls, columns }: Extract<SheetReply, { ok: false }>,
): FastifyReply => {
  const { language, format } = controls;
  const told = found
    ? faultsProblem(faults, language)
    : problem('not-found', faults[0]?.says ?? { it: '', en: '' }, language);
  if (controls.httpErrors) throw new Refused(told);
  return sendInCell(reply, faultsLine(faults, language), told.status, controls, format === 'xml' ? columns : []);
};
