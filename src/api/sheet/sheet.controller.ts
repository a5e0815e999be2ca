import { createHash } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sheetHeaders } from '../../derive/index.js';
import { mayHoldSecret, neverKept } from '../answer-headers.js';
import { faultsProblem, problem, Refused } from '../problem/problem.js';
import { Shelf } from '../desk/shelf.js';
import { languageOf } from '../desk/language.js';
import { WorkPool } from '../work/work-pool.js';
import { asksForHeadOnly, faultsLine, queryOf, sendHead, sendInCell, statusHeader, toldInCell } from './in-cell.js';
import { SheetSeed } from './roll-dice.js';
import {
  answerSheet,
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
    @Inject(SheetSeed) readonly seed: SheetSeed,
    @Inject(WorkPool) readonly work: WorkPool,
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
  elsewhere(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(this, request, reply, { opened: otherAddress(this.shelf), question: 'rule', batch: false });
  }

  private answer(request: FastifyRequest<Asking>, reply: FastifyReply, question: Question, batch: boolean) {
    const { ruleset, area, procedure } = request.params;
    return send(this, request, reply, {
      opened: openFromAddress(this.shelf, ruleset, area, procedure),
      question,
      batch,
    });
  }
}

const send = async (
  behind: Pick<SheetController, 'seed' | 'work'>,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Omit<SheetCall, 'query'>,
): Promise<void> => {
  if (asksForHeadOnly(request)) {
    await sendHead(reply);
    return;
  }
  const answer = await answered(behind, request, { ...call, query: queryOf(request) }).catch((error: unknown) => {
    if (!toldInCell(request, reply, error)) throw error;
    return null;
  });
  if (answer === null) return;
  await (answer.ok ? sendRows(request, reply, answer) : sendFaults(reply, answer));
};

/** Odds are work for another thread; all else is answered here. */
const answered = async (
  { seed, work }: Pick<SheetController, 'seed' | 'work'>,
  request: FastifyRequest,
  call: SheetCall,
): Promise<SheetReply> => {
  const { opened, question, batch, query } = call;
  if (question !== 'odds' || !opened.ok) return answerSheet(seed.seed, call);
  const client = { ip: request.ip, language: languageOf(undefined, request.headers['accept-language']) };
  return work.run({ kind: 'sheet-odds', procedure: opened.value.procedure.id, batch, query }, client);
};

/** Good answers may be kept for a day, unless a secret stands in the address: the same address always brings the same answer. */
const sendRows = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, format, allRows }: Extract<SheetReply, { ok: true }>,
): FastifyReply => {
  void reply.headers(sheetHeaders(format));
  if (!allRows) return reply.header('cache-control', 'no-store').header(statusHeader, '207').send(body);
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
