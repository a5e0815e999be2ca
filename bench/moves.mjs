/** The time of one whole move order in process: many enemies, much ground and many parts, with full explanation. */
import { createRequire } from 'node:module';
import { median, quantile, row } from './report.mjs';
import { rounds } from './timing.mjs';

const require = createRequire(import.meta.url);
const { facesInOrder, proceduresOf, readRequest, ruleOn } = require('../dist/core/index.js');
const { books } = require('../dist/rulesets/index.js');

const id = 'movimenti.order.move';
const scenes = 200;
const warmUps = 6;

/** The same chance every time. */
const chanceFrom = seed => () => {
  seed = (seed * 1103515245 + 12345) % 2 ** 31;
  return seed / 2 ** 31;
};

/** A table of 180 by 180 with 50 enemies and 30 pieces of 10 corners, and guns that cross it in 8 parts. */
const sceneFrom = chance => {
  const between = (least, most) => least + chance() * (most - least);
  const place = () => ({ x: between(0, 180), y: between(0, 180) });
  const piece = (_, i) => {
    const { x, y } = place();
    const size = between(4, 12);
    const points = Array.from({ length: 10 }, (_, k) => {
      const angle = ((k + between(0, 0.8)) / 10) * 2 * Math.PI;
      const far = size * between(0.5, 1);
      return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
    });
    return { id: `t${i}`, kind: chance() < 0.2 ? 'marsh' : 'wood', difficult: chance() < 0.5, area: { points } };
  };
  const enemy = (_, i) => {
    const base = { ...place(), headingDegrees: between(0, 359), width: between(4, 16), depth: between(1, 4) };
    return { id: `e${i}`, base };
  };
  return {
    arm: 'horse-artillery',
    limbered: true,
    allowanceCm: 200,
    base: { ...place(), headingDegrees: 90, width: 6, depth: 6 },
    steps: Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0 ? { type: 'turn', headingDegrees: between(0, 359) } : { type: 'forward', cm: between(1, 6) },
    ),
    enemies: Array.from({ length: 50 }, enemy),
    terrain: Array.from({ length: 30 }, piece),
  };
};

export const bench = async () => {
  const book = books.find(book => id.startsWith(`${book.id}.`));
  const procedure = proceduresOf(book).find(procedure => procedure.id === id);
  const chance = chanceFrom(1806);
  const asked = [];
  // Only orders that are carried out to their end are timed: the others take less.
  const how = { language: 'en', explain: true, roll: () => facesInOrder([]) };
  while (asked.length < scenes) {
    const input = sceneFrom(chance);
    const read = readRequest(book, procedure, { input });
    if (read.ok && ruleOn(book, procedure, read.value, how).value.outcome.legal)
      asked.push({ input, reading: read.value });
  }
  const timesOf = work => {
    const times = asked.map(() => []);
    for (let round = -warmUps; round < Math.max(9, rounds); round++)
      asked.forEach((one, i) => {
        const start = performance.now();
        work(one);
        if (round >= 0) times[i].push(performance.now() - start);
      });
    return times.map(median);
  };
  const adjudicated = timesOf(({ reading }) => ruleOn(book, procedure, reading, how));
  const read = timesOf(({ input }) => readRequest(book, procedure, { input }));
  const besides = `slowest ${Math.max(...adjudicated).toPrecision(2)} ms; reading the facts ${quantile(read, 0.95).toPrecision(2)} ms more`;
  return [
    row('a move order: 50 enemies, 30 pieces of ground, 8 parts, explained, p95', quantile(adjudicated, 0.95), 'ms', {
      atMost: 2,
      besides,
    }),
  ];
};
