/** The time of exact odds in process: every procedure, many random legal inputs, as doubles and as fractions. */
import { createRequire } from 'node:module';
import { legalInputs } from './legal.mjs';
import { median, quantile, row } from './report.mjs';
import { rounds } from './timing.mjs';

const require = createRequire(import.meta.url);
const { oddsOn, proceduresOf, readRequest } = require('../dist/core/index.js');
const { books } = require('../dist/rulesets/index.js');

const inputs = 2_000;

/** Milliseconds of each case: the median of the rounds, since others work on this machine too. */
const timesOf = (procedure, readings, exact) => {
  const times = readings.map(() => []);
  for (let round = 0; round < Math.max(3, rounds); round++) {
    readings.forEach((reading, i) => {
      const start = performance.now();
      const odds = oddsOn(procedure, reading, exact);
      times[i].push(performance.now() - start);
      if (!odds.ok) throw new Error(`${procedure.id}: ${JSON.stringify(odds.faults)}`);
    });
  }
  return times.map(median);
};

export const bench = async () =>
  books.flatMap(book => {
    const found = proceduresOf(book).map(procedure => {
      const readings = legalInputs(procedure, inputs).map(input => readRequest(book, procedure, { input }).value);
      return {
        id: procedure.id,
        doubles: timesOf(procedure, readings, false),
        fractions: timesOf(procedure, readings, true),
      };
    });
    const worst = kind => {
      const byTime = found.map(one => ({ id: one.id, p95: quantile(one[kind], 0.95), most: Math.max(...one[kind]) }));
      const [slowest] = byTime.sort((a, b) => b.p95 - a.p95);
      return { ...slowest, all: Object.fromEntries(byTime.map(({ id, p95 }) => [id, Number(p95.toPrecision(3))])) };
    };
    const of = (kind, what) => {
      const { id, p95, most, all } = worst(kind);
      const besides = `slowest: ${id}; its slowest case ${most.toPrecision(2)} ms`;
      return row(`exact odds of ${book.id}, ${what}, p95`, p95, 'ms', { atMost: 0.3, besides, p95: all });
    };
    return [of('doubles', 'as doubles'), of('fractions', 'as fractions too')];
  });
