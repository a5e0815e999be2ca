import { parseArgs } from 'node:util';
import { exit, readCommand } from './command.js';
import { asOperator, isAddress } from './operator.js';

const usage = `Usage: arbitro set-email --account <id> --email <address>

Sets the address with which an account signs in; the password stays. Also beside a running server. For whoever lost the
seed, arbitro accept-seed tells the accounts. The environment, or the file .env here, says which installation, as for
create-owner.`;

export const setEmailCommand = readCommand({
  summary: 'sets the address with which an account signs in',
  usage,
  read: words => {
    const text = { type: 'string' } as const;
    const { account, email } = parseArgs({ args: words, options: { account: text, email: text } }).values;
    if (!account || !/^[0-9a-f-]{36}$/i.test(account) || !email || !isAddress(email)) return undefined;
    return { account, email };
  },
  run: (asked, console) =>
    asOperator(console, async ({ setEmail }) => {
      const done = await setEmail.do(asked.account, asked.email);
      if (done === 'done') {
        console.write('The account signs in with this address now, and with the password it had.');
        return exit.good;
      }
      console.complain(done === 'unknown' ? 'There is no such account.' : 'Another account has this address already.');
      return exit.bad;
    }),
});
