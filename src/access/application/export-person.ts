import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { signedIn } from '../domain/policy.js';
import { PersonRecords } from '../persistence/person.repository.js';
import { SecurityLog } from './security-log.js';

/** Hands people everything that is stored about them. */
@Injectable()
export class ExportPerson {
  constructor(
    private readonly records: PersonRecords,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, language }: Asked): Promise<PersonExport> {
    const id = signedIn(by, language);
    const { account, sessions } = await this.records.ofAccount(id);
    const clubs = await Promise.all(by.memberships.map(membership => this.records.inClub(membership)));
    this.log.tell('personal data exported', { account: id });
    return { account, sessions, clubs };
  }
}

export interface PersonExport {
  readonly account: unknown;
  readonly sessions: readonly unknown[];
  readonly clubs: readonly unknown[];
}
