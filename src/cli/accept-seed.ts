import { parseArgs } from 'node:util';
import { seedOf } from '../config/index.js';
import { acceptSeedBeside } from '../database/index.js';
import { exit, readCommand } from './command.js';
import { inInstallation } from './operator.js';

const lost = `A lost seed does not come back. With another one:
  - nobody signs in with an e-mail address that was kept with the old seed: set each one again with arbitro set-email;
    passwords, sessions, clubs and memberships stay as they are
  - keys for programs and sheets no longer hold: their makers make new ones and revoke the old
  - links to set a password anew no longer hold: make new ones
  - the dice of sheet rolls, in games and for practice, fall anew; what a club's game has recorded stays on record
  - known devices are known again once they sign in
Battles, their logs, their dice and their signed heads do not depend on it.`;

const usage = `Usage: arbitro accept-seed --yes

Has the database belong to the seed that is set now (ARBITRO_SEED, or the file seed in ARBITRO_DATA), where the former one
is lost: a server with another seed does not serve clubs. Restore the former seed from a backup if there is one.

${lost}`;

export const acceptSeedCommand = readCommand({
  summary: 'has the database belong to another seed, where the former one is lost',
  usage,
  read: words => parseArgs({ args: words, options: { yes: { type: 'boolean' } } }).values.yes,
  run: (_sure, console) =>
    inInstallation(console, async environment => {
      const accounts = await acceptSeedBeside(environment, seedOf(environment));
      console.write('The database belongs to the present seed now; a server that waits for it opens within seconds.');
      console.write(lost);
      for (const { id, name } of accounts)
        console.write(`arbitro set-email --account ${id} --email <address of ${printable(name)}>`);
      return exit.good;
    }),
});

/** A name is what somebody typed: nothing in it may command a terminal. */
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?');
