/** Lets plain node run our TypeScript, for tests that need a process of its own: node -r ./run-typescript.cjs file.ts */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, ...rest) {
  const isOurs = request.startsWith('.') && request.endsWith('.js') && rest[0]?.filename?.endsWith('.ts');
  return resolve.call(this, isOurs ? request.replace(/\.js$/, '.ts') : request, ...rest);
};

const configFile = join(__dirname, '../../.swcrc');
require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { filename, configFile }).code, filename);
