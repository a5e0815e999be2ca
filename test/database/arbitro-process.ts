import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** An Arbitro in a process of its own, in a process group of its own, as a shell would start it. */
export class ArbitroProcess {
  readonly ended: Promise<{ code: number | null; ms: number }>;
  readonly pid: number;
  private said = '';
  private heard = 0;
  private killedAt = 0;
  private readonly bornAt = Date.now();

  private constructor(private readonly child: ChildProcessWithoutNullStreams) {
    if (child.pid === undefined) throw new Error('The process did not start.');
    this.pid = child.pid;
    child.stdout.on('data', (text: Buffer) => (this.said += text.toString()));
    child.stderr.on('data', (text: Buffer) => (this.said += text.toString()));
    this.ended = once(child, 'close').then(() => ({ code: child.exitCode, ms: Date.now() - this.killedAt }));
    living.add(this);
    void this.ended.then(() => living.delete(this));
  }

  static start(env: NodeJS.ProcessEnv): ArbitroProcess {
    const typescript = join(__dirname, 'run-typescript.cjs');
    return new ArbitroProcess(
      spawn(process.execPath, ['-r', typescript, join(__dirname, 'boot.ts')], {
        env: { PATH: process.env['PATH'], NO_COLOR: '1', ...env },
        cwd: __dirname,
        detached: true,
      }),
    );
  }

  static async ready(env: NodeJS.ProcessEnv): Promise<ArbitroProcess> {
    const arbitro = ArbitroProcess.start(env);
    await arbitro.says('"ready":true');
    return arbitro;
  }

  get output(): string {
    return this.said;
  }

  /** Milliseconds since it was started; taken when it is ready, it tells how fast this machine is at present. */
  get age(): number {
    return Date.now() - this.bornAt;
  }

  /** Waits until it says this, from where we last listened. */
  async says(words: string, ms = 120_000): Promise<void> {
    for (const until = Date.now() + ms; Date.now() < until; await pause(10)) {
      const at = this.said.indexOf(words, this.heard);
      if (at >= 0) {
        this.heard = at + words.length;
        return;
      }
      if (this.child.exitCode !== null) break;
    }
    throw new Error(`It never said ${words}, but:\n${this.said}`);
  }

  /** As the terminal does on Ctrl-C: to the whole group. */
  async interrupt(): Promise<{ code: number | null; ms: number }> {
    return this.end(-this.pid, 'SIGINT');
  }

  async kill(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
    return this.end(this.pid, signal);
  }

  private end(whom: number, signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
    this.killedAt = Date.now();
    if (this.child.exitCode === null && this.child.signalCode === null) process.kill(whom, signal);
    return this.ended;
  }
}

const living = new Set<ArbitroProcess>();

/** Stops in good order whatever a test has left running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...living].map(arbitro => arbitro.kill('SIGTERM')));
}
