import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remove, scratchFolder } from '../database/scratch.js';
import type { Answered } from './caller.js';
import { good, type Field } from './club-process.js';
import { dist } from './server-process.js';

/** What the offline verifier said, to the letter. */
export interface Checked {
  readonly code: number;
  readonly text: string;
}

/** Where and as what the verifier runs, and with which words besides. */
interface Offline {
  readonly env?: NodeJS.ProcessEnv;
  readonly mutant?: string | undefined;
  readonly words?: readonly string[];
}

/** Checks an exported log with the built program, in a process that has neither server nor database. */
export const checkedOffline = async (log: string, { env, mutant, words = [] }: Offline = {}): Promise<Checked> => {
  const folder = await scratchFolder();
  try {
    const file = join(folder, 'log.json');
    await writeFile(file, log);
    const before = mutant === undefined ? [] : ['-r', join(__dirname, 'mutants', `${mutant}.cjs`)];
    const run = promisify(execFile)(
      process.execPath,
      [...before, join(dist, 'cli/arbitro.js'), 'verify', file, ...words],
      { env: { PATH: process.env['PATH'], ...env }, maxBuffer: 2 ** 28 },
    );
    return await run.then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      // What failed is the program, and it told why.
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        text: stdout || stderr,
      }),
    );
  } finally {
    await remove(folder);
  }
};

/** What the offline verifier says of a battle: nothing, if all is well. */
export const verified = async ({ referee, path }: Asking): Promise<string> => {
  const { code, text } = await checkedOffline(good(await referee.get(`${path}/log.json`)).text);
  return code === 0 ? '' : text;
};

/** A battle, and somebody who may read all of it. */
interface Asking extends Pick<Field, 'path'> {
  readonly referee: { get(path: string): Promise<Pick<Answered, 'status' | 'text'>> };
}
