import fc from 'fast-check';
import { mayThrow, readRequest, ruleOn } from '../../src/core/index.js';
import { anyReading, everyProcedure } from './every-procedure.js';

const throwing = everyProcedure.filter(({ procedure }) => procedure.throwsDice);

describe.each(throwing)('$id', ({ book, procedure }) => {
  const foreseen = mayThrow(procedure);

  it('makes only throws that can be foreseen, and takes their dice by name as well as in order', () => {
    fc.assert(
      fc.property(anyReading(book, procedure), fc.integer(), (reading, seed) => {
        const how = { language: 'en', explain: false, roll: () => rolling(seed) } as const;
        const rolled = ruleOn(book, procedure, { ...reading, dice: { kind: 'roll' } }, how);
        if (!rolled.ok) throw new Error(JSON.stringify(rolled.faults));
        const { throws, outcome, status } = rolled.value;
        expect(throws.filter(({ id }) => !foreseen(id))).toEqual([]);
        const faces = new Map<string, readonly number[]>();
        for (const { id, faces: shown } of throws) faces.set(id, [...(faces.get(id) ?? []), ...shown]);
        const again = ruleOn(book, procedure, { ...reading, dice: { kind: 'by-throw', faces } }, how);
        expect(again).toMatchObject({ ok: true, value: { outcome, status } });
      }),
      { numRuns: 40 },
    );
  });

  it('tells of every throw whose name it cannot have', () => {
    for (const { id } of procedure.throws) {
      for (const wrong of [`${id}x`, `label.${id}x`, `${id}.`, '', '.', '__proto__', 'constructor']) {
        const [example] = procedure.examples;
        const dice = Object.fromEntries([[wrong, [1]]]);
        const read = readRequest(book, procedure, { input: example?.facts, rulings: example?.rulings, dice });
        const codes = read.ok ? [] : read.faults.map(({ path, code }) => `${path} ${code}`);
        expect(codes).toEqual([`dice.${wrong} dice/unknown-throw`]);
      }
    }
  });
});

/** Dice from a number of a test. */
const rolling = (seed: number) => {
  let state = seed >>> 0;
  return {
    draw: (_id: string, many: number, sides: number) =>
      Array.from({ length: many }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return 1 + Math.floor((state / 2 ** 32) * sides);
      }),
  };
};
