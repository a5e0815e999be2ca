import { parseArgs } from 'node:util';
import { exit, type Command } from './command.js';
import { asOperator, passwordAsked } from './operator.js';

const usage = `Usage: arbitro reset-password --email <address>

Sets a new password for an account and ends its sessions; also beside a running server. The environment, or the file .env
here, says which installation, as for create-owner.

The password is taken from ARBITRO_PASSWORD, or asked for.`;

const emailIn = (words: readonly string[]): string | undefined => {
  try {
    return parseArgs({ args: [...words], options: { email: { type: 'string' } } }).values.email;
  } catch {
    return undefined;
  }
};

export const resetPasswordCommand: Command = {
  summary: 'sets a new password for an account',
  usage,
  run: async (words, console) => {
    const email = emailIn(words);
    if (email === undefined) {
      console.complain(usage);
      return exit.usage;
    }
    const password = await passwordAsked(console);
    return asOperator(console, async ({ resetPassword }) => {
      const done = await resetPassword.do(email, password);
      if (done === 'done') {
        console.write('The password is set, and every session of the account has ended.');
        return exit.good;
      }
      if (done === 'unknown') console.complain('There is no account with this address.');
      else for (const { says } of done) console.complain(says.en);
      return exit.bad;
    });
  },
};
