/**
 * Faces from random 32-bit numbers. Numbers beyond the last full round of the die are passed over, so that every face is
 * equally likely.
 */
export const fairFaces = (next: () => number, count: number, sides: number): readonly number[] => {
  const fair = 2 ** 32 - (2 ** 32 % sides);
  const face = (): number => {
    for (;;) {
      const word = next();
      if (word < fair) return 1 + (word % sides);
    }
  };
  return Array.from({ length: count }, face);
};
