import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What is left of the world once the pure rooms compile without types: the language's own chance and clock. */
const pure = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'The pure rooms have no clock: time is a parameter.' },
    'eval',
    'Function',
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'The pure rooms have no chance: dice are a parameter.' },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: 'CallExpression[callee.property.name=/^toLocale/]', message: 'The same answer in every locale.' },
    {
      selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
      message: 'Name the locale.',
    },
  ],
};

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'coverage/', 'data/', '**/generated/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-extraneous-class': 'off', // Nest modules are classes with nothing in them
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-restricted-imports': ['error', { patterns: ['**/utils*', '**/helpers*', '**/common/*'] }],
      'no-control-regex': 'off', // texts that no database can hold are found by their control characters
    },
  },
  { files: ['src/core/**', 'src/rulesets/**', 'src/derive/**'], ignores: ['**/*.spec.ts'], rules: pure },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs'],
    languageOptions: {
      globals: {
        module: 'writable',
        process: 'readonly',
        console: 'readonly',
        require: 'readonly',
        __dirname: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
