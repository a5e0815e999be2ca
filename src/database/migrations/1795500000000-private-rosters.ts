import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A setting of the transaction, null when it is not set; evaluated once a statement. */
const setting = (name: string, type: string): string =>
  `(SELECT nullif(current_setting('arbitro.${name}', true), '')::${type})`;
const club = setting('club', 'uuid');
const member = setting('member', 'uuid');
const audience = setting('audience', 'text');

const ofTheClub = `club_id = ${club}`;
const engine = `${ofTheClub} AND ${audience} = 'engine'`;

/** The open battles in which a roster serves a side, as far as a condition holds. */
const inOpenBattle = (condition: string): string => `EXISTS (
  SELECT FROM battle_roster own JOIN battle ON battle.club_id = own.club_id AND battle.id = own.battle_id
  WHERE own.club_id = roster.club_id AND own.roster_id = roster.id AND battle.closed_at IS NULL AND ${condition})`;
const isOurs = inOpenBattle(`${member} = ANY (own.players)`);
const isAgainst = inOpenBattle(`EXISTS (
  SELECT FROM battle_roster other WHERE other.club_id = own.club_id AND other.battle_id = own.battle_id
  AND other.side <> own.side AND ${member} = ANY (other.players))`);
const sees = `${ofTheClub} AND (made_by = ${member} OR ${audience} = 'engine' OR NOT ${isAgainst} AND (
  ${audience} = 'referee' OR ${isOurs} OR visibility = 'club' AND NOT ${inOpenBattle('true')}))`;

/** Rosters that not all of the club may read: private ones, and those of a side while its battle is open. */
export class PrivateRosters1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE roster ADD visibility text NOT NULL DEFAULT 'club';
      ALTER TABLE roster ADD CONSTRAINT roster_visibility_check CHECK (visibility IN ('club', 'private'));
      CREATE TABLE battle_roster (
        club_id uuid NOT NULL,
        battle_id uuid NOT NULL,
        side text NOT NULL,
        roster_id uuid NOT NULL,
        players uuid array NOT NULL,
        CONSTRAINT battle_roster_pkey PRIMARY KEY (club_id, battle_id, side),
        CONSTRAINT battle_roster_battle_fkey FOREIGN KEY (club_id, battle_id) REFERENCES battle (club_id, id) ON DELETE CASCADE
      );
      CREATE INDEX battle_roster_roster_idx ON battle_roster (club_id, roster_id);
      ALTER TABLE battle_roster ENABLE ROW LEVEL SECURITY;
      ALTER TABLE battle_roster FORCE ROW LEVEL SECURITY;
      GRANT SELECT, INSERT, UPDATE ON battle_roster TO arbitro_api;
      CREATE POLICY battle_roster_1 ON battle_roster FOR SELECT TO arbitro_api USING (${ofTheClub});
      CREATE POLICY battle_roster_2 ON battle_roster FOR INSERT TO arbitro_api WITH CHECK (${engine});
      CREATE POLICY battle_roster_3 ON battle_roster FOR UPDATE TO arbitro_api USING (${engine}) WITH CHECK (${engine});
      DROP POLICY roster_1 ON roster;
      CREATE POLICY roster_1 ON roster FOR SELECT TO arbitro_api USING (${sees});
      CREATE POLICY roster_2 ON roster FOR INSERT TO arbitro_api WITH CHECK (${ofTheClub});
      CREATE POLICY roster_3 ON roster FOR UPDATE TO arbitro_api USING (${sees}) WITH CHECK (${ofTheClub});
      CREATE POLICY roster_4 ON roster FOR DELETE TO arbitro_api USING (${sees});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY roster_1 ON roster;
      DROP POLICY roster_2 ON roster;
      DROP POLICY roster_3 ON roster;
      DROP POLICY roster_4 ON roster;
      CREATE POLICY roster_1 ON roster FOR ALL TO arbitro_api USING (${ofTheClub}) WITH CHECK (${ofTheClub});
      DROP TABLE battle_roster;
      ALTER TABLE roster DROP visibility;
    `);
  }
}
