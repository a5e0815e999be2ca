/** Runs every check, as many at a time as there are processors, and says of each how it ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** In the order of package.json, where those that take longest come first. None writes what another reads. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const waiting = Object.keys(scripts).filter(name => name.startsWith('check:'));

const run = async check => {
  const child = spawn(`npm run --silent ${check}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // Told at once when it has ended: those of two would be mixed up.
  const said = [];
  child.stdout.on('data', piece => said.push(piece));
  child.stderr.on('data', piece => said.push(piece));
  const [code] = await once(child, 'close');
  process.stdout.write(`${Buffer.concat(said)}${code === 0 ? 'ok' : 'FAILED'} ${check}\n`);
  if (code !== 0) process.exitCode = 1;
};

const lane = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));
