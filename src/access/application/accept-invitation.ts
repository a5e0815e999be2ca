import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { faultsProblem, notHere, Refused, type Asked } from '../../api/door/index.js';
import type { Fault, Language } from '../../core/index.js';
import type { Account, Invitation } from '../../database/index.js';
import { newAccount, type Person } from '../domain/account.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { refusal } from '../domain/refusal.js';
import { hashToken, Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Invitations, type Newcomer } from '../persistence/invitations.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';
import { Acquaintances } from './acquaintances.js';
import { OpenSession, type OpenedSession } from './opened-session.js';
import { SecurityLog } from './security-log.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { wrongPair } from './sign-in.js';

export interface InvitationAccepted {
  readonly token: string;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly password?: string | null;
}

/** Who is in now, and the session of whoever was not signed in before. */
export interface Joined {
  readonly account: string;
  readonly session: OpenedSession | null;
  /** The recovery code of an account that was just made. */
  readonly recoveryCode: string | null;
}

/** Accepts an invitation: as somebody who is signed in, or with an account made on the spot. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly accounts: Accounts,
    private readonly openSession: OpenSession,
    private readonly attempts: SignInAttempts,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: SharedLimits,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<InvitationAccepted>): Promise<Joined> {
    const { by, body, language } = asked;
    if (by.key !== null) throw refusal('not-permitted', language);
    await this.limits.charge([['links', by.address]], language);
    const invitation = await this.invitations.byToken(hashToken(body.token));
    if (invitation === null) throw notHere(language);
    const { recoveryCode, emailHash, ...newcomer } =
      by.account === null ? await this.newcomer(asked, invitation) : await this.known(by.account, body);
    const accepted = await this.invitations.accept(invitation, newcomer);
    if (accepted === 'gone') throw notHere(language);
    if (accepted === 'already-member') throw refusal('not-now', language, alreadyMember);
    if (accepted === 'address-taken') throw refusal('not-signed-in', language, wrongPair);
    this.acquaintances.forgetAll();
    this.log.tell('member joined', { club: invitation.clubId, member: newcomer.member });
    const session = emailHash === null ? null : await this.openSession.do(newcomer.account, emailHash, by);
    return { account: newcomer.account, session, recoveryCode };
  }

  private async known(account: string, { name }: InvitationAccepted): Promise<Arrival> {
    const called = name?.trim() ?? (await this.accounts.byId(account))?.name ?? '';
    return { account, member: randomUUID(), name: called, newAccount: null, emailHash: null, recoveryCode: null };
  }

  /**
   * Whoever has an account already joins with it, if the password is right. Whether there is one must not be found out by
   * asking: what is wrong with the request is told before anybody looks, both ways take the same time, and an invitation
   * ends after a few wrong passwords.
   */
  private async newcomer(asked: Asked<InvitationAccepted>, invitation: Invitation): Promise<Arrival> {
    const { language } = asked;
    const person = personIn(asked.body, language);
    const faults = passwordFaults(person.password, 'password', [person.email, person.name]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const emailHash = this.secrets.emailHash(person.email);
    const attempt = await this.attempts.begin(asked, emailHash);
    if (!(await this.invitations.beginTry(invitation))) throw notHere(language);
    const found = await this.accounts.byEmail(emailHash);
    const arrival =
      found === null ? await this.madeUp(person, language) : await this.proven(found, person, asked, attempt.isKnown);
    await this.invitations.endTry(invitation);
    await attempt.succeeded();
    return { ...arrival, emailHash };
  }

  private async madeUp(person: Person, language: Language): Promise<Arrival> {
    const hash = await this.passwords.hash(person.password, language);
    const { account, recoveryCode } = newAccount(this.secrets, randomUUID(), person, hash);
    const { id, name, emailHash } = account;
    return { account: id, member: randomUUID(), name, newAccount: account, emailHash, recoveryCode };
  }

  private async proven(
    { id, password }: Account,
    person: Person,
    { body, language }: Asked<InvitationAccepted>,
    isKnown: boolean,
  ): Promise<Arrival> {
    if (await this.passwords.isRight(person.password, password, language, isKnown)) return this.known(id, body);
    this.log.tell('sign-in failed', { account: id });
    throw refusal('not-signed-in', language, wrongPair);
  }
}

/** A newcomer; the address is told where a session is to be opened, the code where an account was made. */
interface Arrival extends Newcomer {
  readonly emailHash: string | null;
  readonly recoveryCode: string | null;
}

const personIn = ({ name, email, password }: InvitationAccepted, language: Language): Person => {
  if (name && email && password) return { name, email, password };
  const missing = Object.entries({ name, email, password }).flatMap(([field, value]) => (value ? [] : [field]));
  throw new Refused(faultsProblem(missing.map(needed), language));
};

const needed = (path: string): Fault => ({
  path,
  code: 'fact/missing',
  says: {
    it: 'Manca: chi non ha effettuato l’accesso dà nome, e-mail e password.',
    en: 'Missing: whoever is not signed in gives a name, an e-mail address and a password.',
  },
});

const alreadyMember = {
  it: 'È già socio di questo club: l’invito resta per qualcun altro.',
  en: 'Already a member of this club: the invitation is left for somebody else.',
};
