import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PageWanted } from '../../api/door/index.js';
import { Account, Battle, Club, Member, Tenancy, pageFrom } from '../../database/index.js';
import type { ClubRules } from '../domain/club-rules.js';
import type { NewAccount } from '../domain/account.js';
import { holdClub } from './members.repository.js';

/** A club to be, and its first owner. */
export interface NewClub {
  readonly id: string;
  readonly name: string;
  readonly member: string;
  readonly owner: { readonly account: string; readonly name: string };
}

/** "Setup" in ASCII: the lock under which an installation gets its first account. */
const firstLock = '358435026288';

@Injectable()
export class Clubs {
  constructor(private readonly tenancy: Tenancy) {}

  find(id: string): Promise<Club | null> {
    return this.tenancy.read({ club: id }, tables => tables.findOneBy(Club, { id }));
  }

  /** The clubs of a person, the oldest first; row level security knows which. */
  ofAccount(account: string, wanted: PageWanted): Promise<readonly Club[]> {
    return this.tenancy.read({ account }, tables => pageFrom(tables, Club, {}, wanted));
  }

  async make(club: NewClub): Promise<void> {
    await this.tenancy.write({ club: club.id, account: club.owner.account }, tables => insertClub(tables, club));
  }

  async makeWithOwner(account: NewAccount, club: NewClub): Promise<void> {
    await this.tenancy.write({ club: club.id, account: account.id }, async tables => {
      await tables.insert(Account, account);
      await insertClub(tables, club);
    });
  }

  /** The same for the first account of all; false if there is one already. */
  makeFirst(account: NewAccount, club: NewClub): Promise<boolean> {
    return this.tenancy.write({ club: club.id, account: account.id }, async tables => {
      await tables.query(`SELECT pg_advisory_xact_lock(${firstLock})`);
      const [row]: [{ any: boolean }] = await tables.query('SELECT arbitro_has_accounts() AS "any"');
      if (row.any) return false;
      await tables.insert(Account, account);
      await insertClub(tables, club);
      return true;
    });
  }

  /** Changes a club's name, and the rules of those rulesets that are named. */
  change(id: string, name: string | undefined, rules: ClubRules): Promise<Club | null> {
    return this.tenancy.write({ club: id }, async tables => {
      const club = await holdClub(tables, id);
      if (club === null) return null;
      return tables.save(Club, { ...club, name: name ?? club.name, rules: { ...club.rules, ...rules } });
    });
  }

  hasBattle(clubId: string, id: string): Promise<boolean> {
    return this.tenancy.read({ club: clubId }, tables => tables.existsBy(Battle, { clubId, id }));
  }
}

const insertClub = async (tables: EntityManager, { id, name, member, owner }: NewClub): Promise<void> => {
  const createdAt = new Date();
  await tables.insert(Club, { id, name, createdAt });
  await tables.insert(Member, {
    clubId: id,
    id: member,
    accountId: owner.account,
    role: 'owner',
    name: owner.name,
    createdAt,
  });
};
