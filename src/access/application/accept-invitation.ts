import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { faultsProblem, notHere, Refused, type Asked } from '../../api/door/index.js';
import type { Fault, Language } from '../../core/index.js';
import { newAccount, type Person } from '../domain/account.js';
import { charge } from '../domain/charge.js';
import { Limits } from '../domain/limits.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { refusal } from '../domain/refusal.js';
import { hashToken, Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Invitations, type Newcomer } from '../persistence/invitations.repository.js';
import { Sessions } from '../persistence/sessions.repository.js';
import { Acquaintances } from './acquaintances.js';
import { openSession, type OpenedSession } from './opened-session.js';
import { SecurityLog } from './security-log.js';
import { SignIn, wrongPair } from './sign-in.js';

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
}

/** Accepts an invitation: as somebody who is signed in, or with an account made on the spot. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly invitations: Invitations,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly signIn: SignIn,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<InvitationAccepted>): Promise<Joined> {
    const { by, body, language } = asked;
    if (by.key !== null) throw refusal('not-permitted', language);
    charge(this.limits, 'links', by.address, language);
    const invitation = await this.invitations.byToken(hashToken(body.token));
    if (invitation === null) throw notHere(language);
    const newcomer = by.account === null ? await this.newcomer(asked) : await this.known(by.account, body);
    const accepted = await this.invitations.accept(invitation, newcomer);
    if (accepted === 'gone') throw notHere(language);
    if (accepted === 'already-member') throw refusal('not-now', language, alreadyMember);
    if (accepted === 'address-taken') throw refusal('not-signed-in', language, wrongPair);
    this.acquaintances.forgetAll();
    this.log.tell('member joined', { club: invitation.clubId, member: newcomer.member });
    const session = by.account === null ? await openSession(this.sessions, newcomer.account) : null;
    return { account: newcomer.account, session };
  }

  private async known(account: string, { name }: InvitationAccepted): Promise<Newcomer> {
    const called = name?.trim() ?? (await this.accounts.byId(account))?.name ?? '';
    return { account, member: randomUUID(), name: called, newAccount: null };
  }

  /** Whoever has an account already joins with it, if the password is right. */
  private async newcomer(asked: Asked<InvitationAccepted>): Promise<Newcomer> {
    const { language } = asked;
    const person = personIn(asked.body, language);
    if ((await this.accounts.byEmail(this.secrets.emailHash(person.email))) !== null) {
      const account = await this.signIn.accountOf(asked, person);
      if (account === null) throw refusal('not-signed-in', language, wrongPair);
      return this.known(account, asked.body);
    }
    const faults = passwordFaults(person.password, 'password', [person.email, person.name]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const hash = await this.passwords.hash(person.password, language);
    const account = newAccount(this.secrets, randomUUID(), person, hash);
    return { account: account.id, member: randomUUID(), name: account.name, newAccount: account };
  }
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
