import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { Operator } from '../access/index.js';
import { loadEnvironment, seedOf, StartFault, type Environment } from '../config/index.js';
import { DatabaseFault, openBeside } from '../database/index.js';
import { exit, type Console } from './command.js';

/** Does something as the operator of the installation that the environment names; what only they can mend is told. */
export const asOperator = (console: Console, work: (operator: Operator) => Promise<number>): Promise<number> =>
  inInstallation(console, async environment => {
    const seed = seedOf(environment);
    const database = await openBeside(environment, { seed: () => seed });
    try {
      return await work(new Operator(database, seed));
    } finally {
      await database.close();
    }
  });

/** Does something in the installation that the environment names; what is wrong with it is told in its own sentence. */
export const inInstallation = async (
  console: Console,
  work: (environment: Environment) => Promise<number>,
): Promise<number> => {
  // The command has its own say.
  Logger.overrideLogger(false);
  try {
    return await work(loadEnvironment());
  } catch (error) {
    if (!(error instanceof StartFault || error instanceof DatabaseFault)) throw error;
    console.complain(error.message);
    return exit.bad;
  }
};

/** Whether a word can be an e-mail address. */
export const isAddress = (word: string): boolean => /^\s*[^\s@]+@[^\s@]+\s*$/.test(word);

/** The password: from ARBITRO_PASSWORD, or asked at the terminal without showing it. */
export const passwordAsked = async (console: Console): Promise<string> => {
  const set = process.env['ARBITRO_PASSWORD'];
  if (set !== undefined && set !== '') return set;
  if (!process.stdin.isTTY) return (await console.read('-')).split('\n')[0] ?? '';
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
};
