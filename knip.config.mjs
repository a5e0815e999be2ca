import vendor from './src/api/pages/vendor.json' with { type: 'json' };

/** Where programs and tests begin; what they use is found from there. Those with ! are served. */
export default {
  entry: [
    'src/main.ts!',
    'src/worker.ts!',
    'src/cli/arbitro.ts!',
    'src/database/cli.data-source.ts!',
    'src/tools/{generate,coverage-rules,vendor}.ts!',
    'test/**/*.{ts,mjs,cjs}',
    'bench/*.mjs',
    'tools/*.mjs',
  ],
  project: ['src/**/*.ts!', '!src/**/*.spec.ts!', 'test/**/*.{ts,mjs,cjs}', 'bench/*.mjs', 'tools/*.mjs'],
  ignoreDependencies: [
    // The build copies their files.
    ...Object.values(vendor).map(path => path.split('/')[0]),
    // Named in a program that a test compiles, and called by its path.
    'openapi-fetch',
    'openapi-typescript',
    // Started by xargs, with its rules in .secretlintrc.json.
    'secretlint',
    '@secretlint/secretlint-rule-preset-recommend',
    // For nest generate, which nobody uses.
    '@nestjs/schematics',
  ],
  // The bench goes without pgbench, and the test of a full disk without mounting, where they are not to be had.
  ignoreBinaries: ['mount', 'pgbench', 'umount'],
};
