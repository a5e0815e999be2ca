/** A batch of ten thousand against single calls, item by item: what it costs, whether the cost is linear, and the memory. */
import autocannon from 'autocannon';
import { setTimeout } from 'node:timers/promises';
import { input, procedure } from './case.mjs';
import { median, row } from './report.mjs';
import { processorMicros, residentMb, start, withDataFolder } from './servers.mjs';
import { rounds, seconds } from './timing.mjs';

const headers = { 'content-type': 'application/json' };
const most = 10_000;

const singles = async (url, pid, explain) => {
  const asking = { url: `${url}/v1/${procedure.replaceAll('.', '/')}`, method: 'POST', headers, connections: 32 };
  const before = await processorMicros(pid);
  const { requests, non2xx } = await autocannon({
    ...asking,
    body: JSON.stringify({ input, explain }),
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${non2xx} single calls failed`);
  return { processor: ((await processorMicros(pid)) - before) / requests.total, wall: 1e6 / requests.average };
};

/** Sends batches of one size until so many items are answered. */
const batches = async (url, pid, explain, size, items) => {
  const body = JSON.stringify(Array.from({ length: size }, () => ({ procedure, input, explain })));
  const before = await processorMicros(pid);
  const begun = performance.now();
  for (let sent = 0; sent < items; sent += size) {
    const answer = await fetch(`${url}/v1/batch`, { method: 'POST', headers, body });
    let bytes = 0;
    for await (const piece of answer.body) bytes += piece.length;
    if (!answer.ok || bytes < size * 100) throw new Error(`a batch was answered ${answer.status} in ${bytes} bytes`);
  }
  return {
    processor: ((await processorMicros(pid)) - before) / items,
    wall: ((performance.now() - begun) * 1000) / items,
  };
};

/** The most memory held while some work is done. */
const peakOf = async (pid, work) => {
  let peak = 0;
  let done = false;
  const watch = (async () => {
    while (!done) {
      peak = Math.max(peak, await residentMb(pid));
      await setTimeout(10);
    }
  })();
  await work();
  done = true;
  await watch;
  return peak;
};

export const bench = () =>
  withDataFolder(async data => {
    const { url, pid, stop } = await start('dist/main.js', { ARBITRO_DATA: data }, '/health/live');
    try {
      const rows = [];
      for (const [explain, manner] of [
        [false, 'without explanation'],
        [true, 'with explanation'],
      ]) {
        await singles(url, pid, explain);
        await batches(url, pid, explain, most, 4 * most);
        const found = [];
        for (let round = 0; round < rounds; round++) {
          found.push({
            single: await singles(url, pid, explain),
            small: await batches(url, pid, explain, most / 10, 4 * most),
            large: await batches(url, pid, explain, most, 4 * most),
          });
        }
        const middle = pick => median(found.map(pick));
        const micros = name => middle(one => one[name].processor).toFixed(1);
        rows.push(
          row(
            `batch of ${most}, ${manner}, against single calls`,
            middle(({ single, large }) => single.processor / large.processor),
            '× cheaper an item',
            {
              atLeast: 10,
              besides: `${micros('large')} µs an item against ${micros('single')}, by processor time; ${middle(({ single, large }) => single.wall / large.wall).toFixed(1)}× on the wall`,
            },
          ),
          row(
            `… an item in a batch of ${most} against one in ${most / 10}, ${manner}`,
            middle(({ small, large }) => large.processor / small.processor),
            '× its cost',
            {
              atMost: 1.25,
            },
          ),
        );
      }
      const idle = await residentMb(pid);
      const early = await peakOf(pid, () => batches(url, pid, true, most, 4 * most));
      const late = await peakOf(pid, () => batches(url, pid, true, most, 12 * most));
      rows.push(
        row('… memory held more in the next twelve batches than in the first four', late - early, 'MB', {
          atMost: 20,
          besides: `${idle.toFixed(0)} MB before, ${early.toFixed(0)} MB at most in the first four, ${late.toFixed(0)} MB in the next twelve`,
        }),
      );
      return rows;
    } finally {
      await stop();
    }
  });
