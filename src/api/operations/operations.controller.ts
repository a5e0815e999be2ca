import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Database, type DatabaseState } from '../../database/index.js';
import { Leaving } from './leaving.js';

const stopping: DatabaseState = { ready: false, reason: 'Arbitro is stopping; send requests elsewhere.' };

/** What the people who run the server ask it. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Leaving) private readonly leaving: Leaving,
  ) {}

  /** The process is up: it depends on nothing else. */
  @Get('health/live')
  live() {
    return { status: 'live' };
  }

  /** Everything is ready; the rules doors also answer while this does not. */
  @Get('health/ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const database = this.leaving.isSo ? stopping : await this.database.state();
    if (database.ready) return { status: 'ready', rules: 'ready', database: 'ready', writes: 'ready' };
    void reply.code(503).header('retry-after', '2');
    const { reason, writes } = database;
    return { status: 'not-ready', rules: 'ready', database: reason, ...(writes && { writes }) };
  }
}
