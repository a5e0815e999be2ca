import { Injectable } from '@nestjs/common';
import type { Asked, Membership } from '../../api/door/index.js';
import { isNobody } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Clubs } from '../persistence/clubs.repository.js';
import { Members } from '../persistence/members.repository.js';

/** Whoever asks, as the server knows them. */
export interface Whoever {
  readonly account: string | null;
  readonly name: string | null;
  readonly key: string | null;
  readonly clubs: readonly {
    readonly club: string;
    readonly name: string;
    readonly member: string;
    readonly role: string;
  }[];
}

/** Tells people and programs as whom they are known. */
@Injectable()
export class WhoAmI {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly clubs: Clubs,
  ) {}

  async do({ by, language }: Pick<Asked, 'by' | 'language'>): Promise<Whoever> {
    if (isNobody(by)) throw refusal('not-signed-in', language);
    if (by.account !== null) return this.person(by.account);
    return { account: null, name: null, key: by.key?.id ?? null, clubs: await this.named(by.memberships) };
  }

  async person(account: string): Promise<Whoever> {
    const name = (await this.accounts.byId(account))?.name ?? null;
    return { account, name, key: null, clubs: await this.named(await this.members.ofAccount(account)) };
  }

  private named(memberships: readonly Membership[]): Promise<Whoever['clubs']> {
    return Promise.all(
      memberships.map(async ({ club, member, role }) => ({
        club,
        name: (await this.clubs.find(club))?.name ?? '',
        member,
        role,
      })),
    );
  }
}
