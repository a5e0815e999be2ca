import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { Language } from '../../core/index.js';
import type { Asked } from '../door/asked.js';
import { problem, Refused } from '../problem/problem.js';
import { problemDetails } from '../problem/problem.filter.js';
import { usualOddsMs } from './effort.js';
import { FairQueue } from './fair-queue.js';
import type { Done, Job } from './job.js';
import { WorkBudget } from './work-budget.js';

/**
 * Who asks for work: anybody, known by the address alone, or a member of a club. Work is shared out fairly among them;
 * only anonymous work has a budget. Refusals are told in a language.
 */
export type Client = { readonly language: Language } & ({ readonly ip: string } | { readonly member: string });

/** The client of a request that has passed the gate. */
export const memberClient = ({ by, language }: Pick<Asked<unknown, unknown>, 'by' | 'language'>): Client => ({
  member: by.account ?? by.key?.id ?? by.address,
  language,
});

export interface PoolSettings {
  /** The file that a worker thread runs, and how Node starts it. */
  readonly file: string;
  readonly execArgv?: readonly string[];
  /** The books that the workers serve, by their ids. */
  readonly rulesets: readonly string[];
  readonly threads: number;
  /** How long a job may wait and take, and the odds of one case, in milliseconds; left out, as long as people wait. */
  readonly patienceMs?: number;
  readonly longestMs?: number;
  readonly oddsMs?: number;
  /** By what the budget of each address is multiplied; infinite = there is none. */
  readonly limits: number;
  /** The address as limits know it. */
  readonly clientOf: (ip: string) => string;
}

/** What a worker thread is told when it begins. */
export interface WorkerSettings {
  readonly rulesets: readonly string[];
  readonly oddsMs: number;
}

/** So many jobs may wait in all, and of one client; nobody waits longer than that. */
const mostWaiting = 128;
const mostOfOne = 32;
const usualPatienceMs = 5_000;
/** A job that has not ended by itself is ended together with its thread. */
const usualLongestMs = 10_000;
const idleMs = 30_000;
const memory = { maxOldGenerationSizeMb: 512 };

interface Waiting {
  readonly start: () => void;
}

/**
 * The threads for work that may take more than a few milliseconds, so that the event loop is free for everybody else.
 * They begin when there is work, and end when there was none for a while.
 */
@Injectable()
export class WorkPool implements OnApplicationShutdown {
  private readonly budget: WorkBudget;
  private readonly queue = new FairQueue<Waiting>();
  private readonly clientOf: (ip: string) => string;
  private readonly threads: number;
  private pool: Piscina | undefined;
  private busy = 0;

  constructor(private readonly settings: PoolSettings) {
    this.budget = new WorkBudget(settings.limits);
    this.clientOf = settings.clientOf;
    this.threads = settings.threads;
  }

  /** Does a job as soon as it is its client's turn, or refuses it: 429 what is over his budget, 503 what is over ours. */
  async run<J extends Job>(job: J, asking: Client): Promise<Done[J['kind']]> {
    const { language } = asking;
    const client = this.nameOf(asking);
    const hasBudget = 'ip' in asking;
    if (hasBudget && !this.budget.allows(client)) throw this.overBudget(client, language);
    await this.turn(client, language);
    const began = performance.now();
    try {
      return (await this.threadPool().run(job, {
        signal: AbortSignal.timeout(this.settings.longestMs ?? usualLongestMs),
      })) as Done[J['kind']];
    } catch (error) {
      if (isAborted(error)) throw new Refused(problem('overloaded', tookTooLong, language));
      throw error;
    } finally {
      if (hasBudget) this.budget.spend(client, performance.now() - began);
      this.busy--;
      this.queue.next()?.start();
    }
  }

  /** What a reply tells of the budget of whoever asked. */
  headersFor(asking: Client): { readonly [name: string]: string } {
    return 'ip' in asking ? this.budget.headers(this.nameOf(asking)) : {};
  }

  private nameOf(asking: Client): string {
    return 'ip' in asking ? this.clientOf(asking.ip) : `member ${asking.member}`;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  /** Waits until a thread is free and it is this client's turn. */
  private turn(client: string, language: Language): Promise<void> | void {
    if (this.busy < this.threads) {
      this.busy++;
      return;
    }
    if (this.queue.waitingFor(client) >= mostOfOne) throw tooMany(language, 1, this.budget.headers(client));
    if (this.queue.length >= mostWaiting) throw overloaded(language);
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: () => {
          clearTimeout(timeout);
          this.busy++;
          resolve();
        },
      };
      const timeout = setTimeout(() => {
        this.queue.remove(client, waiting);
        reject(overloaded(language));
      }, this.settings.patienceMs ?? usualPatienceMs);
      this.queue.add(client, waiting);
    });
  }

  private overBudget(client: string, language: Language): Refused {
    return tooMany(language, this.budget.wait(client), this.budget.headers(client));
  }

  private threadPool(): Piscina {
    const { file, execArgv, rulesets, threads, oddsMs = usualOddsMs } = this.settings;
    return (this.pool ??= new Piscina({
      filename: file,
      name: 'work',
      // Left out, a thread is started as the process was.
      ...(execArgv && { execArgv: [...execArgv] }),
      workerData: { rulesets, oddsMs } satisfies WorkerSettings,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: memory,
    }));
  }
}

const tooMuchAsked = {
  it: 'Da questo indirizzo è stato chiesto troppo lavoro: aspettare quanto dice Retry-After, oppure chiedere meno (meno voci per volta, senza exact, con alcuni dadi già tirati).',
  en: 'Too much work was asked for from this address: wait as long as Retry-After says, or ask for less (fewer items at a time, without exact, with some dice already thrown).',
};
const tookTooLong = {
  it: 'Il lavoro non è finito in tempo: chiedere meno per volta.',
  en: 'The work was not done in time: ask for less at a time.',
};

const tooMany = (language: Language, retryAfter: number, headers: { readonly [name: string]: string }): Refused =>
  new Refused(problem('too-many', tooMuchAsked, language, { retryAfter }), headers);

const overloaded = (language: Language): Refused =>
  new Refused(problem('overloaded', problemDetails.overloaded, language));

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
