/** The house, as law. Each room lists what it may know; all else is forbidden. */
const tests = '[.](spec|e2e-spec|system-spec)[.]ts$';
const mayKnowOnly = (name, room, known, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: room, pathNot: tests },
  to: { pathNot: known },
});
const core = '^src/core/index[.]ts$';
const derive = '^src/derive/index[.]ts$';
const config = '^src/config/index[.]ts$';
const database = '^src/database/index[.]ts$';
const door = '^src/api/door/index[.]ts$';
const access = '^src/access/index[.]ts$';
const wiring = ['[.]module[.]ts$', '^src/[^/]+/persistence/', '^src/database/'];

export default {
  forbidden: [
    mayKnowOnly(
      'core-stands-alone',
      '^src/core/',
      ['^src/core/'],
      'No framework, no file, no clock, no database, no npm package at all.',
    ),
    mayKnowOnly(
      'rulesets-know-the-core',
      '^src/rulesets/([^/]+)/',
      ['^src/rulesets/$1/', core],
      'A rulebook knows its own pages and the front door of the core; never another rulebook.',
    ),
    mayKnowOnly(
      'catalogue-knows-the-rulesets',
      '^src/rulesets/index[.]ts$',
      ['^src/rulesets/[^/]+/index[.]ts$', core],
      'The catalogue lists the rulebooks by their title pages.',
    ),
    mayKnowOnly(
      'derive-knows-the-core',
      '^src/derive/',
      ['^src/derive/', core],
      'Every door is derived from a declaration, by pure functions.',
    ),
    mayKnowOnly(
      'config-stands-alone',
      '^src/config/',
      ['^src/config/', '^node_modules/', '^node:', '^[a-z_]+$'],
      'The environment is read before anything else exists.',
    ),
    {
      name: 'api-opens-front-doors',
      comment: 'The doors reach other rooms by their front doors, and get the books handed to them.',
      severity: 'error',
      from: { path: '^src/api/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/api/', core, derive, config, database] },
    },
    {
      name: 'access-knows-doors-and-database',
      comment: 'Who may come in is decided without a rule; the doors are declared, the rows stored.',
      severity: 'error',
      from: { path: '^src/access/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/access/', core, config, database, door] },
    },
    {
      name: 'campaign-knows-doors-access-and-database',
      comment: 'Battles apply the rules of whichever book is on the shelf, and know none by name.',
      severity: 'error',
      from: { path: '^src/campaign/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/campaign/', core, derive, config, database, door, access] },
    },
    {
      name: 'domains-stand-alone',
      comment: 'The domain of a room is plain types and functions: no framework, no storing, no HTTP.',
      severity: 'error',
      from: { path: '^src/campaign/domain/', pathNot: tests },
      to: { pathNot: ['^src/campaign/domain/', core, '^crypto$', '^node:crypto$'] },
    },
    {
      name: 'database-knows-config',
      comment: 'Storing knows no rule and no door.',
      severity: 'error',
      from: { path: '^src/database/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/database/', config, core] },
    },
    {
      name: 'typeorm-behind-repositories',
      comment: 'Only repositories, modules and the database room speak SQL or TypeORM.',
      severity: 'error',
      from: { path: '^src/', pathNot: wiring },
      to: { path: '^node_modules/(typeorm|@nestjs/typeorm|pg)/' },
    },
    {
      name: 'no-circular',
      comment: 'A circle has no first page.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'What nobody uses is deleted.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['^src/console/', '^src/database/migrations/', tests] },
      to: {},
    },
    {
      name: 'not-to-spec',
      comment: 'Nothing rests on a test.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-dev-dependency-in-src',
      comment: 'What is served is installed with it.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  required: [
    {
      name: 'every-procedure-has-worked-examples',
      comment: 'A procedure without an example is a claim nobody checked.',
      severity: 'error',
      module: { path: '^src/rulesets/.+[.]procedure[.]ts$' },
      to: { path: '[.]examples[.]ts$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // type-only imports are dependencies too
    doNotFollow: { path: 'node_modules' },
  },
};
