import fc from 'fast-check';

/** The same cases in every run, so that a failure is of the change at hand. `ARBITRO_FUZZ_SEED=n npm test` tries others. */
export const seedOfTheRun = Number(process.env['ARBITRO_FUZZ_SEED'] ?? 1805);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOfTheRun });
