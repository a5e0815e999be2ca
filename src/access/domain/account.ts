import { makeRecoveryCode, recoveryHash } from './recovery-code.js';
import type { Secrets } from './secrets.js';

/** An account to be. No address is kept, only what tells whether one is the same. */
export interface NewAccount {
  readonly id: string;
  readonly emailHash: string;
  /** The password's hash. */
  readonly password: string;
  readonly name: string;
  readonly recoveryHash: string;
  readonly createdAt: Date;
}

/** What a person tells of themselves to have an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person as an account that is to be, its password hashed; and the recovery code, which is shown this once. */
export const newAccount = (
  secrets: Secrets,
  id: string,
  { name, email }: Person,
  password: string,
): { readonly account: NewAccount; readonly recoveryCode: string } => {
  const recoveryCode = makeRecoveryCode();
  const account = {
    id,
    emailHash: secrets.emailHash(email),
    password,
    name: name.trim(),
    recoveryHash: recoveryHash(recoveryCode),
    createdAt: new Date(),
  };
  return { account, recoveryCode };
};
