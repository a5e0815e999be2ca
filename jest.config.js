/** One runner; three suites: unit and laws beside the code, doors under test/doors, real parts under test/system. */
const base = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
module.exports = {
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/laws/**/*.spec.ts'] },
    { ...base, displayName: 'doors', testMatch: ['<rootDir>/test/doors/**/*.e2e-spec.ts'] },
    { ...base, displayName: 'system', testMatch: ['<rootDir>/test/system/**/*.system-spec.ts'] },
  ],
};
