import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './code-of.js';
import { StartFault } from './start-fault.js';

/** What a secret is called in sentences, and the variable that sets it without a file. */
export interface SecretNamed {
  readonly name: string;
  readonly variable: string;
}

/** What a file keeps of a secret; where there is none, 32 random bytes are made and kept. */
export function keptSecret(file: string, { name, variable }: SecretNamed): string {
  try {
    return keptIn(file) ?? keepNew(file);
  } catch (error) {
    throw new StartFault(
      `The ${name} cannot be kept in ${file}; let this account write there, set another ARBITRO_DATA, or set ${variable}.`,
      { cause: error },
    );
  }
}

function keptIn(file: string): string | undefined {
  try {
    chmodSync(file, 0o600);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside, then linked: the file appears whole or not at all, and of two first starts one wins. */
function keepNew(file: string): string {
  const aside = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(aside, { force: true });
  writeFileSync(aside, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
  return readFileSync(file, 'utf8').trim();
}
