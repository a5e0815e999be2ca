import { Inject, Injectable } from '@nestjs/common';
import type { PageWanted } from '../../api/door/index.js';
import { pageFrom, Roster as RosterRow, Tenancy } from '../../database/index.js';
import type { Roster } from '../domain/roster.js';
import { earlier, keepReply, lockOf, type Keeping, type KeptReply, type Locking } from './kept-replies.js';

/** A roster to be. */
export type NewRoster = Pick<Roster, 'id' | 'club' | 'ruleset' | 'name' | 'madeBy' | 'units'>;

/** Keeps rosters. */
@Injectable()
export class RosterStore {
  constructor(@Inject(Tenancy) private readonly tenancy: Tenancy) {}

  async find(clubId: string, id: string): Promise<Roster | undefined> {
    const row = await this.tenancy.read({ club: clubId }, tables => tables.findOneBy(RosterRow, { clubId, id }));
    return row ? rosterOf(row) : undefined;
  }

  /** A page of a club's rosters, the oldest first. */
  async list(clubId: string, wanted: PageWanted): Promise<readonly Roster[]> {
    const rows = await this.tenancy.read({ club: clubId }, tables => pageFrom(tables, RosterRow, { clubId }, wanted));
    return rows.map(rosterOf);
  }

  /** Makes a roster once for its key; the reply is kept with it. */
  make(
    { id, club, ruleset, name, madeBy, units }: NewRoster,
    keeping: Keeping | null,
    reply: (roster: Roster) => KeptReply,
  ): Promise<Locking<KeptReply>> {
    return this.tenancy.pg(
      { club },
      async (client, begun) => {
        const before = await earlier(client, club, keeping, begun);
        if (before) return before;
        const now = new Date();
        await client.query(
          `INSERT INTO roster (club_id, id, ruleset, name, made_by, units, version, created_at, changed_at)
           VALUES ($1, $2, $3, $4, $5, $6, 1, $7, $7)`,
          [club, id, ruleset, name, madeBy, JSON.stringify(units), now],
        );
        const kept = reply({ id, club, ruleset, name, madeBy, units, version: 1, createdAt: now, changedAt: now });
        await keepReply(client, club, keeping, kept);
        return { kind: 'done', value: kept } as const;
      },
      lockOf(club, keeping),
    );
  }

  /** Writes a roster anew over the version that was read; undefined if it is no longer that one. */
  change({ club, id, version }: Roster, { name, units }: Pick<Roster, 'name' | 'units'>): Promise<Roster | undefined> {
    return this.tenancy.write({ club }, async tables => {
      const { affected } = await tables.update(
        RosterRow,
        { clubId: club, id, version },
        { name, units: plainJson(stored(units)), version: version + 1, changedAt: new Date() },
      );
      if (affected !== 1) return undefined;
      return rosterOf(await tables.findOneByOrFail(RosterRow, { clubId: club, id }));
    });
  }

  /** Takes the version that was read away; false if it is no longer that one. */
  remove({ club, id, version }: Roster): Promise<boolean> {
    return this.tenancy.write({ club }, async tables => {
      const { affected } = await tables.delete(RosterRow, { clubId: club, id, version });
      return affected === 1;
    });
  }
}

/** JSON as TypeORM takes it: its types of partial rows go on into what a column holds, and know no unknown values. */
const plainJson = (units: RosterRow['units']): never => units as never;

const stored = (units: Roster['units']): RosterRow['units'] => units.map(unit => ({ ...unit }));

// Units are kept as they were read.
const rosterOf = ({ clubId, units, ...row }: RosterRow): Roster => ({
  ...row,
  club: clubId,
  units: units as unknown as Roster['units'],
});
