import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { faultsProblem, Refused, type Asked } from '../../api/door/index.js';
import { newAccount, type Person } from '../domain/account.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { refusal } from '../domain/refusal.js';
import { Secrets } from '../domain/secrets.js';
import { Clubs } from '../persistence/clubs.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';
import { OpenSession, type OpenedSession } from './opened-session.js';
import { SecurityLog } from './security-log.js';
import { SetUpCode } from './set-up-code.js';

export interface FirstOwner extends Person {
  readonly code: string;
  readonly club: string;
}

/** Makes the first owner and the first club of an empty installation. */
@Injectable()
export class SetUp {
  constructor(
    private readonly code: SetUpCode,
    private readonly clubs: Clubs,
    private readonly openSession: OpenSession,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: SharedLimits,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, body, language }: Asked<FirstOwner>): Promise<{
    readonly session: OpenedSession;
    readonly recoveryCode: string;
  }> {
    await this.limits.charge([['set-up', by.address]], language);
    if (!(await this.code.isRight(body.code))) throw refusal('not-permitted', language, wrongCode);
    const faults = passwordFaults(body.password, 'password', [body.email, body.name, body.club]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const hash = await this.passwords.hash(body.password, language);
    const { account, recoveryCode } = newAccount(this.secrets, randomUUID(), body, hash);
    const club = {
      id: randomUUID(),
      name: body.club.trim(),
      member: randomUUID(),
      owner: { account: account.id, name: account.name },
    };
    if (!(await this.clubs.makeFirst(account, club))) throw refusal('not-now', language, alreadySetUp);
    this.log.tell('set up', { account: account.id, club: club.id });
    return { session: await this.openSession.do(account.id, account.emailHash, by), recoveryCode };
  }
}

const wrongCode = {
  it: 'Il codice non è quello che il server ha scritto nel registro all’avvio.',
  en: 'The code is not the one that the server wrote in its log when it started.',
};
const alreadySetUp = {
  it: 'C’è già un responsabile: il codice di installazione serve una volta sola.',
  en: 'There is an owner already: the set-up code works only once.',
};
