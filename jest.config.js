/**
 * One runner, five suites: units and laws, the database's life, clubs and battles, every door, and what needs real parts
 * of a machine. A sixth runs what row level security must do once more, on the PostgreSQL of Debian.
 */
const base = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/seeded.ts'],
};
module.exports = {
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
    { ...base, displayName: 'system', testMatch: ['<rootDir>/test/system/**/*.system-spec.ts'] },
  ],
};
