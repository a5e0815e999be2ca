import type { MigrationInterface, QueryRunner } from 'typeorm';

const ofTheClub = `club_id = (SELECT nullif(current_setting('arbitro.club', true), '')::uuid)`;

/** Each table and what the API's role may do with its club's rows: what was recorded stays as it is. */
const guarded = [
  { table: 'game', may: 'SELECT, INSERT, UPDATE' },
  { table: 'game_roll', may: 'SELECT, INSERT' },
];

/** The games of spreadsheets, and the record of their rolls. */
export class Games1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE game (
        club_id uuid NOT NULL,
        id uuid NOT NULL,
        title text NOT NULL,
        ruleset text,
        made_by uuid NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        ended_at timestamp with time zone,
        rolls integer NOT NULL DEFAULT 0,
        size integer NOT NULL DEFAULT 0,
        CONSTRAINT game_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT game_club_fkey FOREIGN KEY (club_id) REFERENCES club (id) ON DELETE CASCADE
      );
      CREATE INDEX game_created_idx ON game (club_id, created_at, id);
      CREATE TABLE game_roll (
        club_id uuid NOT NULL,
        game_id uuid NOT NULL,
        position integer NOT NULL,
        procedure text NOT NULL,
        roll text NOT NULL,
        version integer NOT NULL,
        at timestamp with time zone NOT NULL,
        edition text NOT NULL,
        asked json NOT NULL,
        throws json NOT NULL,
        fingerprint text NOT NULL,
        member uuid NOT NULL,
        key_id text NOT NULL,
        CONSTRAINT game_roll_pkey PRIMARY KEY (club_id, game_id, position),
        CONSTRAINT game_roll_version_key UNIQUE (club_id, game_id, procedure, roll, version),
        CONSTRAINT game_roll_game_fkey FOREIGN KEY (club_id, game_id) REFERENCES game (club_id, id) ON DELETE CASCADE
      );
    `);
    for (const { table, may } of guarded) {
      await runner.query(`
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
        ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;
        GRANT ${may} ON ${table} TO arbitro_api;
        CREATE POLICY ${table}_1 ON ${table} FOR ALL TO arbitro_api USING (${ofTheClub}) WITH CHECK (${ofTheClub});
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE game_roll, game');
  }
}
