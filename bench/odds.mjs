/** The time of exact odds in process: every procedure, many random legal inputs, as doubles and as fractions. */
import { createRequire } from 'node:module';
import { charges } from './charges.mjs';
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

/** The cases of a chain: such as come to their end, since random ones are hardly ever allowed. */
const cases = {
  'murat.charge.sequence': (book, procedure) =>
    charges(inputs / 2)
      .map(input => readRequest(book, procedure, { input }).value)
      .filter(reading => oddsOn(procedure, reading, false).value.outcomes.every(({ status }) => status === 'resolved')),
};

/** How long the odds of one procedure may take at p95, by book; chains, which adjudicate a whole affair, by their id. */
const allowed = {
  'ordre-mixte': { one: 0.3, chains: {} },
  murat: { one: 1, chains: { 'murat.charge.sequence': 30 } },
  guaitana: { one: 3, chains: {} },
  movimenti: { one: 3, chains: {} },
};

export const bench = async () =>
  books.flatMap(book => {
    const { one, chains } = allowed[book.id];
    const found = proceduresOf(book).map(procedure => {
      const readings =
        cases[procedure.id]?.(book, procedure) ??
        legalInputs(procedure, inputs).map(input => readRequest(book, procedure, { input }).value);
      return {
        id: procedure.id,
        doubles: timesOf(procedure, readings, false),
        fractions: timesOf(procedure, readings, true),
      };
    });
    const of = (some, kind, what, atMost) => {
      const byTime = some.map(times => ({
        id: times.id,
        p95: quantile(times[kind], 0.95),
        most: Math.max(...times[kind]),
      }));
      const [{ id, p95, most }] = byTime.sort((a, b) => b.p95 - a.p95);
      const besides = `slowest: ${id}; its slowest case ${most.toPrecision(2)} ms`;
      const all = Object.fromEntries(byTime.map(({ id, p95 }) => [id, Number(p95.toPrecision(3))]));
      return row(what, p95, 'ms', { atMost, besides, p95: all });
    };
    const single = found.filter(({ id }) => !(id in chains));
    return [
      of(single, 'doubles', `exact odds of ${book.id}, as doubles, p95`, one),
      of(
        single,
        'fractions',
        `exact odds of ${book.id}, as fractions too, p95`,
        book.id === 'ordre-mixte' ? one : 10 * one,
      ),
      ...found
        .filter(({ id }) => id in chains)
        .flatMap(chain => [
          of([chain], 'doubles', `exact odds of ${chain.id}, as doubles, p95`, chains[chain.id]),
          of([chain], 'fractions', `exact odds of ${chain.id}, as fractions too, p95`, 10 * chains[chain.id]),
        ]),
    ];
  });
