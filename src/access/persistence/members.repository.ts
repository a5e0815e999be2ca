import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type { Membership, MemberRole, PageWanted } from '../../api/door/index.js';
import { ApiKey, Club, Invitation, Member, Tenancy, pageFrom } from '../../database/index.js';
import { formerName } from '../domain/club.js';

/** What became of a change: the member, nobody there, or the club would be left without an owner. */
export type MemberChanged = Member | 'nobody' | 'last-owner';

@Injectable()
export class Members {
  constructor(private readonly tenancy: Tenancy) {}

  /** Those who are in a club, in the order in which they came. */
  of(clubId: string, wanted: PageWanted): Promise<readonly Member[]> {
    return this.tenancy.read({ club: clubId }, tables =>
      pageFrom(tables, Member, { clubId, accountId: Not(IsNull()) }, wanted),
    );
  }

  /** One who is in a club. */
  find(clubId: string, id: string): Promise<Member | null> {
    return this.tenancy.read({ club: clubId }, tables =>
      tables.findOneBy(Member, { clubId, id, accountId: Not(IsNull()) }),
    );
  }

  /** Where a person belongs, and as what. */
  ofAccount(accountId: string): Promise<readonly Membership[]> {
    return this.tenancy.read({ account: accountId }, async tables =>
      (await tables.findBy(Member, { accountId })).map(membershipOf),
    );
  }

  /** Whether an owner of a club may help a person to a new password: one of this club alone, and no owner of it. */
  async mayBeHelped(accountId: string, clubId: string): Promise<boolean> {
    const [only, ...others] = await this.ofAccount(accountId);
    return only !== undefined && others.length === 0 && only.club === clubId && only.role !== 'owner';
  }

  change(clubId: string, id: string, to: { role?: MemberRole; name?: string }): Promise<MemberChanged> {
    const stepsDown = to.role !== undefined && to.role !== 'owner';
    return this.inHouse(clubId, id, async (tables, member, others) => {
      if (stepsDown && isLastOwner(member, others)) return 'last-owner';
      await tables.update(Member, { clubId, id }, to);
      return { ...member, ...to };
    });
  }

  /**
   * The person is gone, and all that was theirs; the row stays, for battles name it, and says nothing of whom. The last
   * owner may go only if so told, and only where nobody is left behind.
   */
  leave(clubId: string, id: string, evenTheLast: boolean): Promise<MemberChanged> {
    return this.inHouse(clubId, id, async (tables, member, others) => {
      if (isLastOwner(member, others) && !(evenTheLast && others.length === 0)) return 'last-owner';
      await tables.delete(ApiKey, { clubId, createdBy: id });
      await tables.delete(Invitation, { clubId, createdBy: id });
      const left = { accountId: null, name: formerName, role: 'spectator' };
      await tables.update(Member, { clubId, id }, left);
      return { ...member, ...left };
    });
  }

  /** Whether somebody may go without leaving others behind who have no owner. */
  mayGo(clubId: string, id: string): Promise<boolean> {
    return this.tenancy.read({ club: clubId }, async tables => {
      const members = await tables.findBy(Member, { clubId, accountId: Not(IsNull()) });
      const member = members.find(one => one.id === id);
      const others = members.filter(one => one.id !== id);
      return member === undefined || others.length === 0 || !isLastOwner(member, others);
    });
  }

  /** Members change one after the other: the club's row is held meanwhile, so that two owners cannot both step down. */
  private inHouse(
    clubId: string,
    id: string,
    work: (tables: EntityManager, member: Member, others: readonly Member[]) => Promise<MemberChanged>,
  ): Promise<MemberChanged> {
    return this.tenancy.write({ club: clubId }, async tables => {
      await holdClub(tables, clubId);
      const members = await tables.findBy(Member, { clubId, accountId: Not(IsNull()) });
      const member = members.find(one => one.id === id);
      if (member === undefined) return 'nobody';
      return work(
        tables,
        member,
        members.filter(one => one !== member),
      );
    });
  }
}

export const holdClub = (tables: EntityManager, id: string): Promise<Club | null> =>
  tables.findOne(Club, { where: { id }, lock: { mode: 'pessimistic_write' } });

const isLastOwner = ({ role }: Member, others: readonly Member[]): boolean =>
  role === 'owner' && !others.some(other => other.role === 'owner');

const membershipOf = ({ clubId, id, role }: Member): Membership => ({
  club: clubId,
  member: id,
  // Only roles are ever written there.
  role: role as MemberRole,
});
