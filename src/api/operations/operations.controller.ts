import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Database } from '../../database/index.js';
import { Environment } from '../../config/index.js';
import { problem, Refused } from '../problem/problem.js';
import { Leaving } from './leaving.js';
import { Metrics } from './metrics.js';

const stopping = { ready: false, reason: 'Arbitro is stopping; send requests elsewhere.' } as const;

/** What the people who run the server ask it. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Environment) private readonly environment: Environment,
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
    if (database.ready) return { status: 'ready', rules: 'ready', database: 'ready' };
    void reply.code(503).header('retry-after', '2');
    return { status: 'not-ready', rules: 'ready', database: database.reason };
  }

  @Get('metrics')
  async prometheus(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    if (!this.environment.metrics) {
      throw new Refused(
        problem(
          'not-found',
          { it: 'Le metriche sono spente (METRICS=off).', en: 'Metrics are off (METRICS=off).' },
          'en',
        ),
      );
    }
    void reply.header('content-type', this.metrics.contentType);
    return this.metrics.text();
  }
}
