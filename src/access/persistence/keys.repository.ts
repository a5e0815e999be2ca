import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { MemberRole, PageWanted } from '../../api/door/index.js';
import { ApiKey, Member, Tenancy, pageFrom } from '../../database/index.js';

@Injectable()
export class Keys {
  constructor(private readonly tenancy: Tenancy) {}

  /** The keys of one maker, or of all. */
  of(clubId: string, maker: string | null, wanted: PageWanted): Promise<readonly ApiKey[]> {
    const where = maker === null ? { clubId } : { clubId, createdBy: maker };
    return this.tenancy.read({ club: clubId }, tables => pageFrom(tables, ApiKey, where, wanted));
  }

  async make(key: ApiKey): Promise<void> {
    await this.tenancy.write({ club: key.clubId }, tables => tables.insert(ApiKey, key));
  }

  /** Revokes a key of one maker, or of anybody; false if there is none to revoke. */
  revoke(clubId: string, id: string, maker: string | null): Promise<boolean> {
    const where = { clubId, id, revokedAt: IsNull(), ...(maker !== null && { createdBy: maker }) };
    return this.tenancy.write({ club: clubId }, async tables => {
      const { affected } = await tables.update(ApiKey, where, { revokedAt: new Date() });
      return affected === 1;
    });
  }

  byId(id: string): Promise<ApiKey | null> {
    return this.tenancy.read({ credential: id }, tables => tables.findOneBy(ApiKey, { id }));
  }

  /** As what the maker of a key stands in the club at present. */
  makerRole({ clubId, createdBy }: ApiKey): Promise<MemberRole | undefined> {
    return this.tenancy.read({ club: clubId }, async tables => {
      const maker = await tables.findOneBy(Member, { clubId, id: createdBy, accountId: Not(IsNull()) });
      // Only roles are ever written there.
      return maker?.role as MemberRole | undefined;
    });
  }

  async used({ clubId, id }: ApiKey, on: string): Promise<void> {
    await this.tenancy.write({ club: clubId }, tables => tables.update(ApiKey, { clubId, id }, { usedOn: on }));
  }
}
