/**
 * All benchmarks, each in a process of its own, after a build: a table on standard output, and the same as
 * results/latest.json beside this file. BENCH_SECONDS and BENCH_ROUNDS say how long, BENCH_ONLY=http,odds which.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tableOf } from './report.mjs';
import { rounds, seconds } from './timing.mjs';

const here = name => fileURLToPath(new URL(name, import.meta.url));
const all = ['rulings', 'engines', 'odds', 'moves', 'http', 'batch', 'start', 'battles'];
const asked = process.env.BENCH_ONLY?.split(',').map(name => name.trim()) ?? all;
const unknown = asked.filter(name => !all.includes(name));
if (unknown.length > 0) throw new Error(`BENCH_ONLY: there is no ${unknown.join(', ')}; there are ${all.join(', ')}.`);

const rowsOf = async name => {
  const child = fork(here('section.mjs'), [name]);
  let rows;
  child.on('message', message => (rows = message));
  const [code] = await once(child, 'exit');
  if (code !== 0 || rows === undefined) throw new Error(`${name} ended with code ${code}`);
  return rows;
};

if (process.env.BENCH_BUILD !== 'off') {
  const nest = here('../node_modules/@nestjs/cli/bin/nest.js');
  execFileSync(process.execPath, [nest, 'build'], { cwd: here('..'), stdio: 'inherit' });
}
const rows = [];
for (const name of asked) {
  process.stderr.write(`${name} …\n`);
  for (const row of await rowsOf(name)) rows.push({ section: name, ...row });
}
process.stdout.write(`${tableOf(rows)}\n`);
const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model };
await mkdir(here('results'), { recursive: true });
await writeFile(here('results/latest.json'), `${JSON.stringify({ machine, seconds, rounds, rows }, null, 2)}\n`);
const missed = rows.filter(({ met }) => met === false).length;
process.stdout.write(
  `\n${missed === 0 ? 'Every target is met.' : `Targets missed: ${missed}.`} See results/latest.json.\n`,
);
