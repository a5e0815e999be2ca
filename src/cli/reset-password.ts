import { parseArgs } from 'node:util';
import { exit, readCommand } from './command.js';
import { asOperator, passwordAsked } from './operator.js';

const usage = `Usage: arbitro reset-password --email <address> [--keep-keys]

Sets a new password for an account, ends its sessions and revokes its keys, unless told to keep them; its clubs see that it
was done. Also beside a running server. The environment, or the file .env here, says which installation, as for
create-owner.

The password is taken from ARBITRO_PASSWORD, or asked for.`;

export const resetPasswordCommand = readCommand({
  summary: 'sets a new password for an account',
  usage,
  read: words => {
    const { email, 'keep-keys': keepKeys } = parseArgs({
      args: words,
      options: { email: { type: 'string' }, 'keep-keys': { type: 'boolean', default: false } },
    }).values;
    return email === undefined ? undefined : { email, keepKeys };
  },
  run: async (asked, console) => {
    const password = await passwordAsked(console);
    return asOperator(console, async ({ resetPassword }) => {
      const done = await resetPassword.do(asked.email, password, !asked.keepKeys);
      if (done === 'unknown') console.complain('There is no account with this address.');
      else if ('keysRevoked' in done) {
        const keys = asked.keepKeys ? 'its keys still hold' : `${done.keysRevoked} of its keys are revoked`;
        console.write(`The password is set, every session of the account has ended, and ${keys}.`);
        return exit.good;
      } else for (const { says } of done) console.complain(says.en);
      return exit.bad;
    });
  },
});
