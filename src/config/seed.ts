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
import { dirname, join } from 'node:path';
import { codeOf } from './code-of.js';
import type { Environment } from './environment.js';
import { StartFault } from './start-fault.js';

/** The secret behind the dice of sheet rolls: as set, or made at the first start and kept, so that no die falls twice. */
export function seedOf({ seed, dataFolder }: Pick<Environment, 'seed' | 'dataFolder'>): string {
  if (seed !== undefined) return seed;
  const file = join(dataFolder, 'seed');
  const kept = attempt(file, () => keptIn(file) ?? keepNew(file));
  if (/^[0-9a-f]{64}$/.test(kept)) return kept;
  throw new StartFault(
    `The seed in ${file} is damaged; restore it from a backup, or delete it and accept that sheet rolls fall anew.`,
  );
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

function attempt(file: string, keep: () => string): string {
  try {
    return keep();
  } catch (error) {
    throw new StartFault(
      `The seed cannot be kept in ${file}; let this account write there, set another ARBITRO_DATA, or set ARBITRO_SEED.`,
      { cause: error },
    );
  }
}
