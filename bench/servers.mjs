/** Servers in processes of their own, on this machine only, and what the system says of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

/** Starts a script of ours and waits until a path of it answers 200. */
export const start = async (script, env, path) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, script)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (
    !(await fetch(url + path).then(
      answer => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}`);
    if (performance.now() - begun > 60_000) throw new Error(`${script} did not start within a minute`);
    await setTimeout(20);
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, pid: child.pid, startedIn: performance.now() - begun, stop };
};

/** A folder for the embedded database, gone afterwards. */
export const withDataFolder = async use => {
  const folder = await mkdtemp(join(tmpdir(), 'arbitro-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Microseconds of processor time a process has used; Linux counts in hundredths of a second. */
export const processorMicros = async pid => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};

/** Megabytes of memory a process holds. */
export const residentMb = async pid => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};
