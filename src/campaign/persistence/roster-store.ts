import { Inject, Injectable } from '@nestjs/common';
import type { PageWanted } from '../../api/door/index.js';
import type { EntityManager } from 'typeorm';
import { pageFrom, Roster as RosterRow, Tenancy, type Context } from '../../database/index.js';
import type { Roster } from '../domain/roster.js';
import { seesRoster, type FieldedSide, type RosterViewer } from '../domain/roster-sight.js';
import { earlier, keepReply, lockOf, type Keeping, type KeptReply, type Locking } from './kept-replies.js';

/** A roster to be. */
export type NewRoster = Pick<Roster, 'id' | 'club' | 'ruleset' | 'name' | 'madeBy' | 'visibility' | 'units'>;

/** Keeps rosters. Each is found by those who may read it: by our own rule, and by row level security behind it. */
@Injectable()
export class RosterStore {
  constructor(@Inject(Tenancy) private readonly tenancy: Tenancy) {}

  async find(clubId: string, id: string, viewer: RosterViewer): Promise<Roster | undefined> {
    const [roster] = await this.tenancy.read(eyesOf(clubId, viewer), async tables =>
      readable(tables, clubId, await tables.findBy(RosterRow, { clubId, id }), viewer),
    );
    return roster;
  }

  /** A page of those rosters of a club that somebody may read, the oldest first: of others no trace is left. */
  list(clubId: string, wanted: PageWanted, viewer: RosterViewer): Promise<readonly Roster[]> {
    return this.tenancy.read(eyesOf(clubId, viewer), async tables =>
      readable(tables, clubId, await pageFrom(tables, RosterRow, { clubId }, wanted), viewer),
    );
  }

  /** Makes a roster once for its key; the reply is kept with it. */
  make(
    { id, club, ruleset, name, madeBy, visibility, units }: NewRoster,
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
          `INSERT INTO roster (club_id, id, ruleset, name, made_by, visibility, units, version, created_at, changed_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, 1, $8, $8)`,
          [club, id, ruleset, name, madeBy, visibility, JSON.stringify(units), now],
        );
        const made = { id, club, ruleset, name, madeBy, visibility, units, version: 1, createdAt: now, changedAt: now };
        const kept = reply(made);
        await keepReply(client, club, keeping, kept);
        return { kind: 'done', value: kept } as const;
      },
      lockOf(club, keeping),
    );
  }

  /** Writes a roster anew over the version that was read; undefined if it is no longer that one. */
  change(
    { club, id, version }: Roster,
    { name, visibility, units }: Pick<Roster, 'name' | 'visibility' | 'units'>,
    viewer: RosterViewer,
  ): Promise<Roster | undefined> {
    return this.tenancy.write(eyesOf(club, viewer), async tables => {
      const { affected } = await tables.update(
        RosterRow,
        { clubId: club, id, version },
        { name, visibility, units: plainJson(stored(units)), version: version + 1, changedAt: new Date() },
      );
      if (affected !== 1) return undefined;
      return rosterOf(await tables.findOneByOrFail(RosterRow, { clubId: club, id }));
    });
  }

  /** Takes the version that was read away; false if it is no longer that one. */
  remove({ club, id, version }: Roster, viewer: RosterViewer): Promise<boolean> {
    return this.tenancy.write(eyesOf(club, viewer), async tables => {
      const { affected } = await tables.delete(RosterRow, { clubId: club, id, version });
      return affected === 1;
    });
  }
}

/** With whose eyes a transaction looks at rosters. */
const eyesOf = (club: string, { member, judges }: RosterViewer): Context => ({
  club,
  ...(member !== null && { member }),
  audience: judges ? 'referee' : 'public',
});

/** Those of some rosters that somebody may read. */
const readable = async (
  tables: EntityManager,
  club: string,
  rows: readonly RosterRow[],
  viewer: RosterViewer,
): Promise<readonly Roster[]> => {
  if (rows.length === 0) return [];
  const fielded: FieldedSide[] = await tables.query(fieldedIn, [club, rows.map(({ id }) => id)]);
  return rows.map(rosterOf).filter(roster => seesRoster(roster, fielded, viewer));
};

/** All sides of the open battles in which one of some rosters serves. */
const fieldedIn = `SELECT side.battle_id AS battle, side.side, side.roster_id AS roster, side.players
  FROM battle_roster side JOIN battle ON battle.club_id = side.club_id AND battle.id = side.battle_id
  WHERE side.club_id = $1 AND battle.closed_at IS NULL AND side.battle_id IN
    (SELECT battle_id FROM battle_roster WHERE club_id = $1 AND roster_id = ANY ($2::uuid[]))`;

/** JSON as TypeORM takes it: its types of partial rows go on into what a column holds, and know no unknown values. */
const plainJson = (units: RosterRow['units']): never => units as never;

const stored = (units: Roster['units']): RosterRow['units'] => units.map(unit => ({ ...unit }));

// Units are kept as they were read.
const rosterOf = ({ clubId, units, ...row }: RosterRow): Roster => ({
  ...row,
  club: clubId,
  units: units as unknown as Roster['units'],
});
