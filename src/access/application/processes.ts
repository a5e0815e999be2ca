import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Environment } from '../../config/index.js';
import { Instances } from '../persistence/instances.repository.js';

/** How often a process looks for the others, and how soon again where the database did not answer, in milliseconds. */
const lookMs = 5_000;
const againMs = 500;

/** How many processes serve on this database, so that each can keep to its share of what all may let through. */
@Injectable()
export class Processes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** As it was seen last; nobody but this one, until the database has answered. */
  many = 1;
  private readonly closing = new AbortController();

  constructor(
    private readonly instances: Instances,
    private readonly environment: Environment,
  ) {}

  /** Looks now. */
  async look(): Promise<void> {
    this.many = Math.max(1, await this.instances.report());
  }

  onApplicationBootstrap(): void {
    // Without limits there is nothing to share.
    if (this.environment.limits !== Infinity) void this.keepLooking();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    if (this.environment.limits !== Infinity) await this.instances.leave().catch(() => undefined);
  }

  private async keepLooking(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      // While the database does not answer, what was seen last holds.
      const isSeen = await this.look().then(
        () => true,
        () => false,
      );
      await pause(isSeen ? lookMs : againMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
