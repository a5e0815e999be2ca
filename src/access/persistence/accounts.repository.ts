import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { Account, Member, PasswordReset, Session, Tenancy } from '../../database/index.js';

/** How a password is reset: by an owner's link, the holder's recovery code, or whoever runs the server. */
export type Resetting = {
  /** The new password's hash. */
  readonly password: string;
  /** The hash of the recovery code that takes the place of the one before, if one does. */
  readonly recoveryHash?: string;
  readonly revokeKeys: boolean;
} & ({ readonly way: 'link'; readonly link: PasswordReset } | { readonly way: 'recovery-code' | 'operator' });

/** What ended with the old password. */
export interface PasswordWasReset {
  readonly sessionsEnded: number;
  readonly keysRevoked: number;
}

/** The accounts of people. Each is found by its own id or by its address; no list of them is to be had. */
@Injectable()
export class Accounts {
  constructor(private readonly tenancy: Tenancy) {}

  haveBegun(): Promise<boolean> {
    return this.tenancy.read({}, async tables => {
      const [row]: [{ any: boolean }] = await tables.query('SELECT arbitro_has_accounts() AS "any"');
      return row.any;
    });
  }

  byEmail(emailHash: string): Promise<Account | null> {
    return this.tenancy.read({ credential: emailHash }, tables => tables.findOneBy(Account, { emailHash }));
  }

  byId(id: string): Promise<Account | null> {
    return this.tenancy.read({ account: id }, tables => tables.findOneBy(Account, { id }));
  }

  /** Sets a new password if the old one still is what it was, and ends every session but the one told. */
  changePassword({ id, password: from }: Account, to: string, keptTokenHash: string | null): Promise<boolean> {
    return this.tenancy.write({ account: id }, async tables => {
      const { affected } = await tables.update(Account, { id, password: from }, { password: to });
      if (affected !== 1) return false;
      const ended = keptTokenHash === null ? { accountId: id } : { accountId: id, tokenHash: Not(keptTokenHash) };
      await tables.delete(Session, ended);
      return true;
    });
  }

  /** Sets a new password where the old one is lost, and tells every club of the account: all at once, or nothing. */
  resetPassword({ id, password: from }: Account, resetting: Resetting): Promise<PasswordWasReset | null> {
    const { password, recoveryHash, revokeKeys } = resetting;
    const context = resetting.way === 'link' ? { account: id, club: resetting.link.clubId } : { account: id };
    return this.tenancy.write(context, async tables => {
      const to = { password, ...(recoveryHash !== undefined && { recoveryHash }) };
      const { affected } = await tables.update(Account, { id, password: from }, to);
      // Of two who come with the same link, one has changed it already.
      if (affected !== 1) return null;
      const sessions = await tables.delete(Session, { accountId: id });
      const revokedIn = revokeKeys ? await revokeAll(tables, id) : [];
      await tellClubs(tables, id, resetting, club => revokedIn.filter(one => one === club).length);
      return { sessionsEnded: sessions.affected ?? 0, keysRevoked: revokedIn.length };
    });
  }

  async keepRecovery(id: string, recoveryHash: string): Promise<void> {
    await this.tenancy.write({ account: id }, tables => tables.update(Account, { id }, { recoveryHash }));
  }

  /** Sets the address by which an account is found; false if there is no such account. */
  changeEmail(id: string, emailHash: string): Promise<boolean> {
    return this.tenancy.write({ account: id }, async tables => {
      const { affected } = await tables.update(Account, { id }, { emailHash });
      return affected === 1;
    });
  }

  /** Its sessions go with it. */
  async erase(id: string): Promise<void> {
    await this.tenancy.write({ account: id }, tables => tables.delete(Account, { id }));
  }
}

/** Revokes the keys that a person has made, in all clubs; answers with the club of each. */
const revokeAll = async (tables: EntityManager, account: string): Promise<readonly string[]> => {
  const [rows]: [{ club_id: string }[], number] = await tables.query(
    `UPDATE api_key SET revoked_at = now()
     WHERE revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
       AND (club_id, created_by) IN (SELECT club_id, id FROM member WHERE account_id = $1)
     RETURNING club_id`,
    [account],
  );
  return rows.map(row => row.club_id);
};

/** Notes in each club of the account that its password was reset; a link is noted where it was made. */
const tellClubs = async (
  tables: EntityManager,
  account: string,
  resetting: Resetting,
  revokedIn: (club: string) => number,
): Promise<void> => {
  const usedAt = new Date();
  if (resetting.way === 'link') {
    const { clubId, id } = resetting.link;
    await tables.update(PasswordReset, { clubId, id }, { usedAt, keysRevoked: revokedIn(clubId) });
    return;
  }
  const { way } = resetting;
  for (const { clubId, id: memberId } of await tables.findBy(Member, { accountId: account }))
    await tables.insert(PasswordReset, {
      clubId,
      id: randomUUID(),
      memberId,
      way,
      createdAt: usedAt,
      usedAt,
      keysRevoked: revokedIn(clubId),
    });
};
