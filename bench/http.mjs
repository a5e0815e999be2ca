/** Requests per second through the doors, against a bare Fastify route, in interleaved rounds of one run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { input, procedure } from './case.mjs';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const started = async (script, env, isReady) => {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  for (let i = 0; i < 300; i++) {
    if (await isReady().catch(() => false)) return child;
    await setTimeout(100);
  }
  throw new Error(`${script} did not start`);
};
const stopped = async child => {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
};

/** Microseconds of processor time a process has used (Linux counts in hundredths of a second), or undefined elsewhere. */
const cpuMicros = async pid => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
};

const load = async ({ url, body, pid }) => {
  const asking = { url, method: 'POST', body, headers: { 'content-type': 'application/json' }, connections: 32 };
  await autocannon({ ...asking, duration: 1 });
  const before = await cpuMicros(pid);
  const result = await autocannon({ ...asking, duration: seconds });
  const cpu = before === undefined ? undefined : ((await cpuMicros(pid)) - before) / result.requests.total;
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  return { rate: result.requests.average, cpu };
};

export const benchHttp = async () => {
  const data = await mkdtemp(join(tmpdir(), 'arbitro-bench-'));
  const arbitro = 'http://127.0.0.1:3190';
  const bare = 'http://127.0.0.1:3191';
  const server = await started('dist/main.js', { PORT: '3190', ARBITRO_DATA: data }, async () => (await fetch(`${arbitro}/health/live`)).ok);
  try {
    const path = `/v1/${procedure.replaceAll('.', '/')}`;
    const body = JSON.stringify({ input });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await (await fetch(arbitro + path, post)).text();
    const catalogue = await (await fetch(`${arbitro}/v1/rulesets/${procedure.split('.')[0]}/procedures/${procedure}`)).json();
    const schema = { type: 'object', required: ['input'], properties: { input: catalogue.input } };
    const bareServer = await started('bench/bare-fastify.mjs', { PORT: '3191', BARE_ROUTE: JSON.stringify({ schema, body: answer }) }, async () => (await fetch(bare, post)).ok);
    try {
      const { graphqlRequest } = await import('./graphql-request.mjs');
      const graphql = await graphqlRequest(arbitro, catalogue);
      const doors = [
        { name: 'bare Fastify route', url: bare, body, pid: bareServer.pid },
        { name: 'POST a ruling', url: arbitro + path, body, pid: server.pid },
        ...(graphql ? [{ name: 'GraphQL, same fields', url: `${arbitro}/graphql`, body: graphql, pid: server.pid }] : []),
      ];
      const loads = doors.map(() => []);
      for (let round = 0; round < rounds; round++) for (const [i, door] of doors.entries()) loads[i].push(await load(door));
      const against = (i, ratio) => Number(median(loads[i].map((one, round) => ratio(one, loads[0][round]))).toFixed(3));
      return {
        answerBytes: Buffer.byteLength(answer),
        rows: doors.map(({ name }, i) => ({
          what: name,
          perSecond: Math.round(median(loads[i].map(({ rate }) => rate))),
          ratio: against(i, (one, base) => one.rate / base.rate),
          cpuMicros: Math.round(median(loads[i].map(({ cpu }) => cpu ?? 0))),
          cpuRatio: against(i, (one, base) => (base.cpu ?? 0) / (one.cpu ?? 1)),
        })),
      };
    } finally {
      await stopped(bareServer);
    }
  } finally {
    await stopped(server);
    await rm(data, { recursive: true, force: true });
  }
};
