/**
 * One runner, six suites: units and laws, the database's life, clubs and battles, every door, what needs real parts of a
 * machine, and what needs such a machine for itself. A seventh runs what row level security must do once more, on the
 * PostgreSQL of Debian.
 */
// Tests make folders that the account of the database must enter, also for someone whose files are private by default.
process.umask(0o022);

const base = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/seeded.ts'],
};

/** Experiments that measure time or memory, or kill what they measure: nothing else runs meanwhile. */
const alone = 'bad-input|crash|database-away|freeze|graphql|libreoffice|overload|shutdown';
const oneAtATime = { runner: '<rootDir>/test/system/one-at-a-time.cjs' };
/** In full size the others compare times too. */
const isFull = process.env.ARBITRO_FULL === '1';

module.exports = {
  // Every test has its folders and ports for itself, and the runner only listens: no processor need be left to it.
  maxWorkers: '100%',
  // No test is about time: a slow machine is given its time.
  testTimeout: 300_000,
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/laws/**/*.spec.ts'] },
    { ...base, displayName: 'database', testMatch: ['<rootDir>/test/database/**/*.e2e-spec.ts'] },
    { ...base, displayName: 'clubs', testMatch: ['<rootDir>/test/clubs/**/*.e2e-spec.ts'] },
    { ...base, displayName: 'doors', testMatch: ['<rootDir>/test/doors/**/*.e2e-spec.ts'] },
    {
      ...base,
      displayName: 'debian',
      testMatch: ['<rootDir>/test/database/{tenancy,roles,transactions,schema}.e2e-spec.ts'],
      setupFiles: [...base.setupFiles, '<rootDir>/test/database/on-debian.ts'],
    },
    {
      ...base,
      ...(isFull && oneAtATime),
      displayName: 'system',
      testMatch: [`<rootDir>/test/system/!(${alone}).system-spec.ts`],
    },
    {
      ...base,
      ...oneAtATime,
      displayName: 'alone',
      testMatch: [`<rootDir>/test/system/@(${alone}).system-spec.ts`],
    },
  ],
};
