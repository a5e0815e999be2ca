import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { PageWanted } from '../../api/door/index.js';
import { PasswordReset, Tenancy, pageFrom } from '../../database/index.js';
import { dayMs } from '../domain/club.js';

export type NewResetLink = Pick<PasswordReset, 'clubId' | 'id' | 'memberId' | 'createdAt'> & {
  readonly madeBy: string;
  readonly tokenHash: string;
  readonly passwordMark: string;
  readonly expiresAt: Date;
};

/** So long is a reset remembered. */
const rememberedMs = 90 * dayMs;

/** The resets of passwords in a club: links that can be used, and what became of all of them. */
@Injectable()
export class Resets {
  constructor(private readonly tenancy: Tenancy) {}

  /** Those of one member, or of all. */
  of(clubId: string, memberId: string | null, wanted: PageWanted): Promise<readonly PasswordReset[]> {
    const where = memberId === null ? { clubId } : { clubId, memberId };
    return this.tenancy.read({ club: clubId }, tables => pageFrom(tables, PasswordReset, where, wanted));
  }

  /** Makes a link in place of those that the member may still have, and clears away what is long past. */
  async makeLink(link: NewResetLink): Promise<void> {
    const { clubId, memberId } = link;
    await this.tenancy.write({ club: clubId }, async tables => {
      await tables.delete(PasswordReset, { clubId, createdAt: LessThan(new Date(Date.now() - rememberedMs)) });
      await tables.update(PasswordReset, { clubId, memberId, ...open() }, { withdrawnAt: new Date() });
      await tables.insert(PasswordReset, { ...link, way: 'link' });
    });
  }

  byToken(tokenHash: string): Promise<PasswordReset | null> {
    return this.tenancy.read({ credential: tokenHash }, tables =>
      tables.findOneBy(PasswordReset, { tokenHash, ...open() }),
    );
  }

  /** Takes back a link of one member, or of anybody; false if there is none to take back. */
  withdraw(clubId: string, id: string, memberId: string | null): Promise<boolean> {
    const where = { clubId, id, ...open(), ...(memberId !== null && { memberId }) };
    return this.tenancy.write({ club: clubId }, async tables => {
      const { affected } = await tables.update(PasswordReset, where, { withdrawnAt: new Date() });
      return affected === 1;
    });
  }
}

const open = () => ({ usedAt: IsNull(), withdrawnAt: IsNull(), expiresAt: MoreThan(new Date()) });
