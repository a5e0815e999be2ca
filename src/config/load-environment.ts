import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvironment, type Environment } from './environment.js';
import { codeOf } from './code-of.js';
import { StartFault } from './start-fault.js';

/** The environment of this process, with the `.env` file of the working directory beneath it; throws all faults at once. */
export function loadEnvironment(env: NodeJS.ProcessEnv = process.env, file = resolve('.env')): Environment {
  const read = readEnvironment({ ...variablesIn(file), ...env });
  if (read.ok) return read.environment;
  throw new StartFault(`The environment is not as it should be.\n${read.faults.map(fault => `- ${fault}`).join('\n')}`);
}

function variablesIn(file: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new StartFault(`The file ${file} cannot be read; let this account read it, or take it away.`, {
      cause: error,
    });
  }
}
