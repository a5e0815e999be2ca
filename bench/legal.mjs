/** Random legal inputs of any declared procedure, the same in every run: numbers from a seeded generator. */

import { createRequire } from 'node:module';

/** A small generator of numbers in [0, 1) from a seed (mulberry32). */
export const chance = seed => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const require = createRequire(import.meta.url);
const { compileReader } = require('../dist/core/index.js');
const readers = new Map();
const readerOf = shape => {
  const known = readers.get(shape) ?? compileReader({ group: { says: { it: '', en: '' }, shape } });
  readers.set(shape, known);
  return known;
};

const whole = (next, min, max) => min + Math.floor(next() * (max - min + 1));

const valueOf = ({ shape, absent }, next) => {
  // What may be left out is left out once in four times.
  if (absent !== undefined && next() < 0.25) return undefined;
  switch (shape.kind) {
    case 'count':
      // Half small, where the rules bite, half anywhere up to a size that a table of miniatures can hold.
      return whole(next, shape.min, Math.min(shape.max, Math.max(shape.min, next() < 0.5 ? 12 : 400)));
    case 'measure':
      return Math.round((shape.min + next() * (Math.min(shape.max, 120) - shape.min)) * 10) / 10;
    case 'oneOf':
      return shape.vocabulary.values[whole(next, 0, shape.vocabulary.values.length - 1)];
    case 'yesNo':
      return next() < 0.5;
    case 'text':
      return ['a', 'b', 'c', 'nord'][whole(next, 0, 3)];
    case 'list':
      return Array.from({ length: whole(next, shape.fewest, Math.min(shape.most, shape.fewest + 3)) }, () =>
        valueOf({ ...shape.of, absent: undefined }, next),
      );
    case 'group': {
      // What cannot hold together within a group is sorted out here: several groups would hardly ever fit at once.
      const read = readerOf(shape);
      for (let tried = 0; tried < 1000; tried++) {
        const group = factsOf(shape.facts, next);
        if (read({ group }).ok) return group;
      }
      throw new Error(`${shape.name}: no legal facts found`);
    }
  }
};

const factsOf = (facts, next) => {
  const given = {};
  for (const [name, fact] of Object.entries(facts)) {
    const value = valueOf(fact, next);
    if (value !== undefined) given[name] = value;
  }
  return given;
};

/** So many inputs that a procedure understands; facts that cannot hold together are passed over. */
export const legalInputs = (procedure, many, seed = 1) => {
  const next = chance(seed);
  const inputs = [];
  for (let tried = 0; inputs.length < many; tried++) {
    if (tried > many * 200 + 1000) throw new Error(`${procedure.id}: only ${inputs.length} legal inputs found`);
    const input = factsOf(procedure.facts, next);
    if (procedure.readFacts(input).ok) inputs.push(input);
  }
  return inputs;
};
