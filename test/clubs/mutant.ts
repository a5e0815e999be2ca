/** Puts something else in the place of a method while some work goes on: what it breaks must be found. */
export const withMutant = async <O extends object, K extends keyof O>(
  of: O,
  method: K,
  mutant: (sound: O[K]) => O[K],
  work: () => Promise<void>,
): Promise<void> => {
  const sound = of[method];
  of[method] = mutant(sound);
  try {
    await work();
  } finally {
    of[method] = sound;
  }
};
