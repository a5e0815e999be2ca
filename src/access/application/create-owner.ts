import { randomUUID } from 'node:crypto';
import { codeOf } from '../../config/index.js';
import type { Fault } from '../../core/index.js';
import { newAccount, type Person } from '../domain/account.js';
import { passwordFaults, shortestPassword, type Passwords } from '../domain/password.js';
import type { Secrets } from '../domain/secrets.js';
import type { Clubs } from '../persistence/clubs.repository.js';

/** An owner as the operator makes one, along with a club. */
export interface OwnerAsked extends Person {
  readonly club: string;
}

/** What became of it: the club's id, and the code shown this once; the address has an account already; the password will not do. */
export type OwnerMade =
  | { readonly kind: 'made'; readonly club: string; readonly recoveryCode: string }
  | { readonly kind: 'exists' }
  | { readonly kind: 'weak'; readonly faults: readonly Fault[] };

/** Makes an owner and a club on behalf of whoever runs the server. */
export class CreateOwner {
  constructor(
    private readonly clubs: Clubs,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
  ) {}

  async do(asked: OwnerAsked): Promise<OwnerMade> {
    const faults = weakness(asked.password, [asked.email, asked.name, asked.club]);
    if (faults.length > 0) return { kind: 'weak', faults };
    const hash = await this.passwords.hash(asked.password, 'en');
    const { account, recoveryCode } = newAccount(this.secrets, randomUUID(), asked, hash);
    const club = {
      id: randomUUID(),
      name: asked.club.trim(),
      member: randomUUID(),
      owner: { account: account.id, name: account.name },
    };
    try {
      await this.clubs.makeWithOwner(account, club);
      return { kind: 'made', club: club.id, recoveryCode };
    } catch (error) {
      if (codeOf(error) === '23505') return { kind: 'exists' };
      throw error;
    }
  }
}

/** What the doors would say of a password, its length included. */
export const weakness = (password: string, ownWords: readonly string[]): readonly Fault[] => {
  if (password.length >= shortestPassword) return passwordFaults(password, 'password', ownWords);
  const says = {
    it: `La password ha almeno ${shortestPassword} caratteri.`,
    en: `A password has at least ${shortestPassword} characters.`,
  };
  return [{ path: 'password', code: 'fact/out-of-bounds', says }];
};
