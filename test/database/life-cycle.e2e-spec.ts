import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArbitroProcess, stopAll } from './arbitro-process.js';
import {
  editionsIn,
  isAlive,
  isRoot,
  leftovers,
  lockOf,
  postmasterOf,
  remove,
  scratchFolder,
  until,
} from './scratch.js';

describe('The embedded database', () => {
  let scratch: string;
  let data: string;
  beforeEach(async () => {
    scratch = await scratchFolder();
    data = join(scratch, 'data');
  });
  afterEach(async () => {
    await stopAll();
    await remove(scratch);
  });

  const start = (env: NodeJS.ProcessEnv = {}) => ArbitroProcess.start({ ARBITRO_DATA: data, ...env });
  const ready = (env: NodeJS.ProcessEnv = {}) => ArbitroProcess.ready({ ARBITRO_DATA: data, ...env });
  const cluster = () => join(data, 'postgres/cluster');

  it('is made at the first start, without anyone waiting for it', async () => {
    const arbitro = start();
    await arbitro.says('"started":true');
    await arbitro.says('"reason":"The database is starting."');
    await arbitro.says(`The embedded database is open, in ${join(data, 'postgres')}.`);
    await arbitro.says('"ready":true');
    expect(await editionsIn(data)).toEqual(['murat 1']);
  });

  it('keeps its files and its password to itself', async () => {
    await ready();
    expect(statSync(cluster()).mode & 0o777).toBe(0o700);
    expect(statSync(join(cluster(), 'arbitro.password')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(cluster(), 'pg_hba.conf'), 'utf8')).not.toMatch(/^(local|host).*trust/m);
    const command = isLinux ? readFileSync(`/proc/${postmasterOf(data)}/environ`, 'utf8') : '';
    expect(command).not.toContain('ARBITRO');
    expect(isRoot && statSync(cluster()).uid === 0).toBe(false);
  });

  it('keeps what it was told from one run to the next', async () => {
    const first = await ready({ TEST_EDITION: '1' });
    expect((await first.kill('SIGTERM')).code).toBe(0);
    await ready({ TEST_EDITION: '2' });
    expect(await editionsIn(data)).toEqual(['murat 1', 'murat 2']);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops in good order and within seconds on %s', async signal => {
    const arbitro = await ready();
    const server = postmasterOf(data);
    const { age } = arbitro;
    const end = await arbitro.kill(signal);
    expect(end.code).toBe(0);
    expect(end.ms).toBeLessThan(5_000 + age);
    expect(isAlive(server)).toBe(false);
    expect(existsSync(lockOf(data))).toBe(false);
    expect(leftovers(data)).toEqual([]);
    expect(readFileSync(join(data, 'postgres/postgres.log'), 'utf8')).toContain('database system is shut down');
  });

  it('does not hear the Ctrl-C of the terminal itself', async () => {
    const arbitro = await ready();
    expect(groupOf(arbitro.pid)).toBe(arbitro.pid);
    expect(groupOf(postmasterOf(data))).not.toBe(arbitro.pid);
    expect((await arbitro.interrupt()).code).toBe(0);
  });

  it('stops even when Arbitro leaves without a word', async () => {
    await ready({ TEST_LEAVE_WHEN_READY: '1' });
    const server = postmasterOf(data);
    await until(() => !isAlive(server));
    await ready();
  });

  it('can be made again after Ctrl-C in the middle of its making', async () => {
    const arbitro = start();
    await until(() => leftovers(data).some(name => name.startsWith('cluster.new-')));
    const { age } = arbitro;
    const end = await arbitro.interrupt();
    expect(end.code).toBe(0);
    expect(end.ms).toBeLessThan(5_000 + age);
    expect(existsSync(cluster())).toBe(false);
    expect(leftovers(data)).toEqual([]);
    await ready();
  });

  it('can be made again after Arbitro was killed in the middle of its making', async () => {
    const arbitro = start();
    await until(() => leftovers(data).some(name => name.startsWith('cluster.new-')));
    await arbitro.kill('SIGKILL');
    await ready();
    expect(leftovers(data).filter(name => !name.startsWith('owner.'))).toEqual([]);
  });

  it('is taken over when an earlier Arbitro was killed and left it running', async () => {
    const first = await ready({ TEST_EDITION: '1' });
    const left = postmasterOf(data);
    await first.kill('SIGKILL');
    expect(isAlive(left)).toBe(true);

    await ready({ TEST_EDITION: '2' });
    expect(isAlive(left)).toBe(false);
    expect(postmasterOf(data)).not.toBe(left);
    expect(await editionsIn(data)).toEqual(['murat 1', 'murat 2']);
    expect(leftovers(data)).toHaveLength(1);
  });

  it('recovers when both were killed at once', async () => {
    const first = await ready({ TEST_EDITION: '1' });
    process.kill(postmasterOf(data), 'SIGKILL');
    await first.kill('SIGKILL');
    await ready({ TEST_EDITION: '2' });
    expect(await editionsIn(data)).toEqual(['murat 1', 'murat 2']);
  });

  it('is started again when it dies under a running Arbitro', async () => {
    const arbitro = await ready();
    const killed = postmasterOf(data);
    process.kill(killed, 'SIGKILL');
    await arbitro.says('"ready":false');
    await arbitro.says('"ready":true');
    expect(postmasterOf(data)).not.toBe(killed);
    expect(await editionsIn(data)).toEqual(['murat 1']);
    expect((await arbitro.kill('SIGTERM')).code).toBe(0);
  });

  it('starts although its lock names a process that is another by now', async () => {
    await (await ready()).kill('SIGTERM');
    const owner = statSync(cluster());
    const other = spawn('sleep', ['60'], isRoot ? { uid: owner.uid, gid: owner.gid } : {});
    const lines = [other.pid, cluster(), 1_700_000_000, 54_321, '', '127.0.0.1', ' 12345678 1', 'ready   ', ''];
    writeFileSync(lockOf(data), lines.join('\n'), { mode: 0o600 });
    chownSync(lockOf(data), owner.uid, owner.gid);
    try {
      await ready();
      expect(other.exitCode).toBe(null);
    } finally {
      other.kill();
    }
  });

  it('starts although its lock was cut short by a power cut', async () => {
    await (await ready()).kill('SIGTERM');
    const owner = statSync(cluster());
    writeFileSync(lockOf(data), '', { mode: 0o600 });
    chownSync(lockOf(data), owner.uid, owner.gid);
    await ready();
  });

  it('belongs to one Arbitro: a second says who has it and what to do, and leaves the first alone', async () => {
    const first = await ready();
    const server = postmasterOf(data);
    const second = start();
    expect((await second.ended).code).toBe(1);
    expect(second.output.trim().split('\n').at(-1)).toBe(
      `Another Arbitro (process ${first.pid}) uses the data folder ${data}; stop it, or give this one another ARBITRO_DATA or a DATABASE_URL.`,
    );
    expect(postmasterOf(data)).toBe(server);
    expect(await editionsIn(data)).toEqual(['murat 1']);
    expect(first.output).not.toContain('failed');
  });

  it('goes to one of two that start at the same moment', async () => {
    const both = [start(), start()];
    const codes = both.map(async arbitro => (await arbitro.ended).code);
    await Promise.any(both.map(arbitro => arbitro.says('"ready":true')));
    expect(await Promise.any(codes)).toBe(1);
    expect(readdirSync(join(data, 'postgres')).filter(name => name.startsWith('owner.'))).toHaveLength(1);
  });
});

const isLinux = existsSync('/proc/self/stat');

function groupOf(pid: number): number {
  if (!isLinux) return Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }));
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}
