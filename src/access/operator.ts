import { Tenancy, type Database } from '../database/index.js';
import { CreateOwner } from './application/create-owner.js';
import { ResetPassword } from './application/reset-password.js';
import { SetEmail } from './application/set-email.js';
import { Passwords } from './domain/password.js';
import { Secrets } from './domain/secrets.js';
import { Accounts } from './persistence/accounts.repository.js';
import { Clubs } from './persistence/clubs.repository.js';

/** What whoever runs the server may do from the command line. */
export class Operator {
  readonly createOwner: CreateOwner;
  readonly resetPassword: ResetPassword;
  readonly setEmail: SetEmail;

  constructor(database: Database, seed: string) {
    const [tenancy, passwords, secrets] = [new Tenancy(database), new Passwords(), new Secrets(seed)];
    this.createOwner = new CreateOwner(new Clubs(tenancy), passwords, secrets);
    this.resetPassword = new ResetPassword(new Accounts(tenancy), passwords, secrets);
    this.setEmail = new SetEmail(new Accounts(tenancy), secrets);
  }
}
