import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import type { MemberRole, PageWanted } from '../../api/door/index.js';
import { codeOf } from '../../config/index.js';
import { Account, Invitation, Member, Tenancy, pageFrom } from '../../database/index.js';
import type { NewAccount } from '../domain/account.js';
import { mayInvite } from '../domain/club.js';
import { holdClub } from './members.repository.js';

export type NewInvitation = Pick<
  Invitation,
  'clubId' | 'id' | 'role' | 'tokenHash' | 'createdBy' | 'createdAt' | 'expiresAt'
>;

/** Who comes in, with the account they have or are to have. */
export interface Newcomer {
  readonly account: string;
  readonly member: string;
  readonly name: string;
  readonly newAccount: NewAccount | null;
}

/** What became of an acceptance: in; the invitation no longer holds; a member already; the address has an account. */
export type Accepted = { readonly role: MemberRole } | 'gone' | 'already-member' | 'address-taken';

@Injectable()
export class Invitations {
  constructor(private readonly tenancy: Tenancy) {}

  /** Those that can still be accepted. */
  of(clubId: string, wanted: PageWanted): Promise<readonly Invitation[]> {
    return this.tenancy.read({ club: clubId }, tables => pageFrom(tables, Invitation, { clubId, ...open() }, wanted));
  }

  /** Makes one, and clears away those whose time is over. */
  async make(invitation: NewInvitation): Promise<void> {
    const { clubId } = invitation;
    await this.tenancy.write({ club: clubId }, async tables => {
      await tables.delete(Invitation, { clubId, expiresAt: LessThan(new Date()) });
      await tables.insert(Invitation, invitation);
    });
  }

  withdraw(clubId: string, id: string): Promise<boolean> {
    return this.tenancy.write({ club: clubId }, async tables => {
      const { affected } = await tables.delete(Invitation, { clubId, id, usedAt: IsNull() });
      return affected === 1;
    });
  }

  byToken(tokenHash: string): Promise<Invitation | null> {
    return this.tenancy.read({ credential: tokenHash }, tables =>
      tables.findOneBy(Invitation, { tokenHash, ...open() }),
    );
  }

  /** Begins to try a password with an invitation; false if it was tried too often. It counts until it ends well. */
  beginTry({ clubId, id }: Invitation): Promise<boolean> {
    return this.tenancy.write({ club: clubId }, async tables => {
      const { affected } = await tables.increment(Invitation, { clubId, id, ...open() }, 'failures', 1);
      return affected === 1;
    });
  }

  async endTry({ clubId, id }: Invitation): Promise<void> {
    await this.tenancy.write({ club: clubId }, tables => tables.decrement(Invitation, { clubId, id }, 'failures', 1));
  }

  /** Uses an invitation up and lets the newcomer in, if whoever invited may still do so. */
  async accept({ clubId, id }: Invitation, newcomer: Newcomer): Promise<Accepted> {
    try {
      return await this.letIn(clubId, id, newcomer);
    } catch (error) {
      // Somebody else has just made an account with the same address.
      if (codeOf(error) === '23505') return 'address-taken';
      throw error;
    }
  }

  private letIn(clubId: string, id: string, newcomer: Newcomer): Promise<Accepted> {
    const { account: accountId, member, name, newAccount } = newcomer;
    return this.tenancy.write({ club: clubId, account: accountId }, async tables => {
      await holdClub(tables, clubId);
      const invitation = await tables.findOneBy(Invitation, { clubId, id, ...valid() });
      if (invitation === null) return 'gone';
      const inviter = await tables.findOneBy(Member, { clubId, id: invitation.createdBy, accountId: Not(IsNull()) });
      // Only roles are ever written there.
      const role = invitation.role as MemberRole;
      if (inviter === null || !mayInvite(inviter.role as MemberRole, role)) return 'gone';
      if (await tables.existsBy(Member, { clubId, accountId })) return 'already-member';
      if (newAccount !== null) await tables.insert(Account, newAccount);
      await tables.insert(Member, { clubId, id: member, accountId, role, name, createdAt: new Date() });
      await tables.update(Invitation, { clubId, id }, { usedAt: new Date() });
      return { role };
    });
  }
}

/** So many times may an invitation come with a password that is not right: more is not a slip. */
const mostFailures = 3;

const valid = () => ({ usedAt: IsNull(), expiresAt: MoreThan(new Date()) });
const open = () => ({ ...valid(), failures: LessThan(mostFailures) });
