import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(__dirname, '../..');
/** Where the built server is; mutants patch what lies beside the program they are loaded with. */
export const dist = process.env['ARBITRO_DIST'] ?? join(root, 'dist');
const main = join(dist, 'main.js');

/** Megabytes of memory after garbage was collected. */
export interface Memory {
  readonly rss: number;
  readonly heap: number;
}

/**
 * A port that nobody else takes, also while its server is away: below those that a machine hands out, and with a last
 * digit of its own for everyone who runs tests beside us.
 */
export const freePort = async (): Promise<number> => {
  const port = 10_000 + 10 * randomInt(2_000) + (Number(process.env['JEST_WORKER_ID'] ?? 0) % 10);
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  await once(server.close(), 'close');
  return port;
};

/** The built server in a process of its own, on this machine only, as it is or as a mutant. */
export class ServerProcess {
  private said = '';
  private log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    private readonly ownFolder: string | undefined,
  ) {
    child.stderr?.on('data', (piece: Buffer) => (this.said += piece.toString()));
    // Read in any case: a log that nobody reads would hold the server up. Its beginning is kept.
    child.stdout?.on('data', (piece: Buffer) =>
      this.log.length < 2 ** 20 ? (this.log += piece.toString()) : undefined,
    );
  }

  /** Starts it, with the named mutant loaded before it, and waits until it is live. A folder that it is given stays. */
  static async start(mutant?: string, env: NodeJS.ProcessEnv = {}, program = main): Promise<ServerProcess> {
    if (!existsSync(program)) throw new Error('Build first: npm run build');
    const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
    const folder = env['ARBITRO_DATA'] === undefined ? await mkdtemp(join(tmpdir(), 'arbitro-system-')) : undefined;
    const before = [join(__dirname, 'probe.cjs'), ...(mutant ? [join(__dirname, 'mutants', `${mutant}.cjs`)] : [])];
    const flags = ['--expose-gc', ...before.flatMap(file => ['-r', file])];
    const child = spawn(process.execPath, [...flags, program], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        HOST: '127.0.0.1',
        METRICS_PORT: '0',
        ...(folder && { ARBITRO_DATA: folder }),
        // Nothing listens there: the rules doors need no database, and none takes the processor from them.
        DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const server = new ServerProcess(child, port, folder);
    for (const until = Date.now() + 120_000; !(await server.isLive()); await pause(20)) {
      if (!server.isRunning || Date.now() > until) throw new Error(`The server did not start:\n${server.said}`);
    }
    return server;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has said on standard error. */
  get complaints(): string {
    return this.said;
  }

  /** What it has logged, from its beginning. */
  get logged(): string {
    return this.log;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until its log says something. */
  async says(what: RegExp, ms = 60_000): Promise<RegExpExecArray> {
    for (const until = Date.now() + ms; Date.now() < until && this.isRunning; await pause(20)) {
      const found = what.exec(this.log);
      if (found) return found;
    }
    throw new Error(`It never said ${what.source}, but:\n${this.log.slice(-2000)}\n${this.said}`);
  }

  async memory(): Promise<Memory> {
    const answer = once(this.child, 'message', { signal: AbortSignal.timeout(60_000) });
    this.child.send('memory');
    const [{ rss, heap }] = (await answer) as [{ rss: number; heap: number }]; // as the probe sends it
    return { rss: rss / 2 ** 20, heap: heap / 2 ** 20 };
  }

  /** Ends it in good order and answers its exit code. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.gone(15_000);
    return this.kill();
  }

  /** Ends it at once: as a fault would, or for mutants that no longer listen. */
  async kill(): Promise<number | null> {
    if (this.isRunning) this.child.kill('SIGKILL');
    await this.gone(5_000);
    if (this.ownFolder !== undefined) await rm(this.ownFolder, { recursive: true, force: true });
    return this.child.exitCode;
  }

  private async gone(ms: number): Promise<void> {
    if (this.isRunning) await Promise.race([once(this.child, 'exit'), pause(ms, undefined, { ref: false })]);
  }

  private async isLive(): Promise<boolean> {
    return fetch(`${this.url}/health/live`).then(
      answer => answer.ok,
      () => false,
    );
  }
}
