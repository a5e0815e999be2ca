import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { notHere, type Asked } from '../../api/door/index.js';
import type { Club } from '../../database/index.js';
import { signedIn } from '../domain/policy.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Clubs } from '../persistence/clubs.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';
import { Acquaintances } from './acquaintances.js';

/** Makes a club whose owner is whoever makes it. */
@Injectable()
export class MakeClub {
  constructor(
    private readonly accounts: Accounts,
    private readonly clubs: Clubs,
    private readonly limits: SharedLimits,
    private readonly acquaintances: Acquaintances,
  ) {}

  async do({ by, body, language }: Asked<{ readonly name: string }>): Promise<Club> {
    const account = signedIn(by, language);
    await this.limits.charge([['clubs', account]], language);
    const id = randomUUID();
    const name = (await this.accounts.byId(account))?.name ?? '';
    await this.clubs.make({ id, name: body.name.trim(), member: randomUUID(), owner: { account, name } });
    this.acquaintances.forgetAll();
    const club = await this.clubs.find(id);
    if (club === null) throw notHere(language);
    return club;
  }
}
