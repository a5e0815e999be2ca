/** Speed in process. Work is timed in processor time, so that other work on the machine does not count. */
import { median } from './report.mjs';

export const seconds = Number(process.env.BENCH_SECONDS ?? 5);
export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

const processorMicros = before => {
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** How often one piece of work is done in a second of processor time, and in a second on the wall. */
const speedOf = async (work, micros) => {
  const before = process.cpuUsage();
  const start = performance.now();
  let done = 0;
  while (processorMicros(before) < micros) {
    for (let i = 0; i < 256; i++, done++) {
      const pending = work(done);
      // Only what is a promise is waited for: a synchronous answer is not made to queue.
      if (pending instanceof Promise) await pending;
    }
  }
  return { processor: (done / processorMicros(before)) * 1e6, wall: (done / (performance.now() - start)) * 1000 };
};

/** The speeds of several pieces of work, in interleaved rounds after one to warm up: medians. */
export const speedsOf = async works => {
  const names = Object.keys(works);
  const found = Object.fromEntries(names.map(name => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const speed = await speedOf(works[name], (seconds * 1e6) / 4);
      if (round > 0) found[name].push(speed);
    }
  }
  const middle = pick => Object.fromEntries(names.map(name => [name, median(found[name].map(pick))]));
  return {
    processor: middle(({ processor }) => processor),
    wall: middle(({ wall }) => wall),
    /** How many times faster one is than another, round by round. */
    ratio: (one, other) => median(found[one].map(({ processor }, round) => processor / found[other][round].processor)),
  };
};
