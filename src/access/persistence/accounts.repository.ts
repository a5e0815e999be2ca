import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Account, Session, Tenancy } from '../../database/index.js';

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

  /** Its sessions go with it. */
  async erase(id: string): Promise<void> {
    await this.tenancy.write({ account: id }, tables => tables.delete(Account, { id }));
  }
}
