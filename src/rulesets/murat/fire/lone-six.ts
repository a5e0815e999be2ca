import { atLeast, quotient, type Classification } from '../../../core/index.js';

/** The hits of a throw, and whether there is only one, by a six. */
export type Struck = { readonly hits: number; readonly loneSix: boolean };

export const noHit: Struck = { hits: 0, loneSix: false };

/** Counts the dice that show at least so much, and tells a six that hits alone from any other single hit. */
export const hitsAndLoneSix = (needed: number): Classification<Struck> => {
  const hitting = atLeast(needed);
  const of = (faces: readonly number[]): Struck => {
    const hits = hitting.of(faces);
    return { hits, loneSix: hits === 1 && faces.includes(6) };
  };
  return {
    needs: hitting.needs,
    of,
    successes: hitting.successes,
    classes: (thrown, left, sides) => {
      const { values, ways, outOf } = hitting.classes(thrown, left, sides);
      const faces = BigInt(sides - needed + 1);
      const split = values.flatMap((hits, i): readonly { readonly value: Struck; readonly ways: bigint }[] => {
        const all = ways[i] ?? 0n;
        if (hits !== 1) return [{ value: { hits, loneSix: false }, ways: all }];
        // The only hit lies on the table, or it is yet to fall on any of the faces that hit.
        if (hitting.of(thrown) === 1) return [{ value: of(thrown), ways: all }];
        const six = { value: { hits, loneSix: true }, ways: all / faces };
        const other = { value: { hits, loneSix: false }, ways: all - all / faces };
        return other.ways > 0n ? [six, other] : [six];
      });
      return {
        values: split.map(({ value }) => value),
        chances: split.map(one => quotient(one.ways, outOf)),
        ways: split.map(one => one.ways),
        outOf,
      };
    },
  };
};
