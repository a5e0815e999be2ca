import { parseArgs } from 'node:util';
import { exit, readCommand } from './command.js';
import { asOperator, isAddress, passwordAsked } from './operator.js';

const usage = `Usage: arbitro create-owner --email <address> --name <name> --club <name>

Makes an account, a club, and the one the owner of the other; also beside a running server. The environment, or the file
.env here, says which installation: DATABASE_URL or ARBITRO_DATA, and ARBITRO_SEED if it is set there.

The password is taken from ARBITRO_PASSWORD, or asked for.`;

export const createOwnerCommand = readCommand({
  summary: 'makes an owner and their club',
  usage,
  read: words => {
    const text = { type: 'string' } as const;
    const { email, name, club } = parseArgs({ args: words, options: { email: text, name: text, club: text } }).values;
    return name?.trim() && club?.trim() && email && isAddress(email) ? { email, name, club } : undefined;
  },
  run: async (asked, console) => {
    const password = await passwordAsked(console);
    return asOperator(console, async ({ createOwner }) => {
      const made = await createOwner.do({ ...asked, password });
      switch (made.kind) {
        case 'made':
          console.write(
            `${asked.name} owns ${asked.club} now: sign in with POST /v1/session. The club's id is ${made.club}. ` +
              `The recovery code, shown only now: ${made.recoveryCode}. Whoever has it can set a new password.`,
          );
          return exit.good;
        case 'exists':
          console.complain(
            'There is an account with this address already; for a new password: arbitro reset-password.',
          );
          return exit.bad;
        case 'weak':
          for (const { says } of made.faults) console.complain(says.en);
          return exit.bad;
      }
    });
  },
});
