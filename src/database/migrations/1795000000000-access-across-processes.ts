import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A setting of the transaction, null when it is not set; evaluated once a statement. */
const setting = (name: string, type: string): string =>
  `(SELECT nullif(current_setting('arbitro.${name}', true), '')::${type})`;
const club = setting('club', 'uuid');
const account = setting('account', 'uuid');
const credential = setting('credential', 'text');
const isEngine = `${setting('audience', 'text')} = 'engine'`;

const ofTheClub = `club_id = ${club}`;
/** What a person has in any of their clubs, by the member who they are there. */
const ofTheirs = (member: string): string =>
  `(club_id, ${member}) IN (SELECT club_id, id FROM member WHERE account_id = ${account})`;
const isOver = 'full_at < now()';

/** What every process must know alike: limits, the other processes and the set-up code; and how passwords are reset. */
export class AccessAcrossProcesses1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE account ADD recovery_hash text;
      ALTER TABLE invitation ADD failures integer NOT NULL DEFAULT 0;
      CREATE TABLE limit_bucket (
        id text NOT NULL,
        full_at timestamp with time zone NOT NULL,
        CONSTRAINT limit_bucket_pkey PRIMARY KEY (id)
      );
      CREATE INDEX limit_bucket_full_idx ON limit_bucket (full_at);
      CREATE TABLE instance (
        id uuid NOT NULL,
        seen_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT instance_pkey PRIMARY KEY (id)
      );
      CREATE TABLE set_up (
        salt uuid NOT NULL,
        CONSTRAINT set_up_pkey PRIMARY KEY (salt)
      );
      INSERT INTO set_up (salt) VALUES (gen_random_uuid());
      CREATE TABLE password_reset (
        club_id uuid NOT NULL,
        id uuid NOT NULL,
        member_id uuid NOT NULL,
        way text NOT NULL,
        made_by uuid,
        token_hash text,
        password_mark text,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        expires_at timestamp with time zone,
        withdrawn_at timestamp with time zone,
        used_at timestamp with time zone,
        keys_revoked integer,
        CONSTRAINT password_reset_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT password_reset_token_key UNIQUE (token_hash),
        CONSTRAINT password_reset_member_fkey FOREIGN KEY (club_id, member_id) REFERENCES member (club_id, id) ON DELETE CASCADE
      );
      CREATE INDEX password_reset_created_idx ON password_reset (club_id, created_at, id);
    `);
    for (const table of ['limit_bucket', 'instance', 'password_reset'])
      await runner.query(
        `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
      );
    await runner.query(`
      GRANT SELECT, INSERT, UPDATE, DELETE ON limit_bucket TO arbitro_api;
      CREATE POLICY limit_bucket_1 ON limit_bucket FOR ALL TO arbitro_api
        USING (id = ${credential}) WITH CHECK (id = ${credential});
      CREATE POLICY limit_bucket_2 ON limit_bucket FOR SELECT TO arbitro_api USING (${isOver});
      CREATE POLICY limit_bucket_3 ON limit_bucket FOR DELETE TO arbitro_api USING (${isOver});

      GRANT SELECT, INSERT, UPDATE, DELETE ON instance TO arbitro_api;
      CREATE POLICY instance_1 ON instance FOR ALL TO arbitro_api USING (${isEngine}) WITH CHECK (${isEngine});

      -- The salt tells nothing to whoever does not have the seed.
      GRANT SELECT ON set_up TO arbitro_api;

      GRANT SELECT, INSERT, UPDATE, DELETE ON password_reset TO arbitro_api;
      CREATE POLICY password_reset_1 ON password_reset FOR ALL TO arbitro_api USING (${ofTheClub}) WITH CHECK (${ofTheClub});
      CREATE POLICY password_reset_2 ON password_reset FOR SELECT TO arbitro_api USING (token_hash = ${credential});
      CREATE POLICY password_reset_3 ON password_reset FOR SELECT TO arbitro_api USING (${ofTheirs('member_id')});
      CREATE POLICY password_reset_4 ON password_reset FOR INSERT TO arbitro_api WITH CHECK (${ofTheirs('member_id')});

      CREATE POLICY api_key_3 ON api_key FOR SELECT TO arbitro_api USING (${ofTheirs('created_by')});
      CREATE POLICY api_key_4 ON api_key FOR UPDATE TO arbitro_api
        USING (${ofTheirs('created_by')}) WITH CHECK (${ofTheirs('created_by')});
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP POLICY api_key_3 ON api_key;
      DROP POLICY api_key_4 ON api_key;
      DROP TABLE password_reset, set_up, instance, limit_bucket;
      ALTER TABLE invitation DROP failures;
      ALTER TABLE account DROP recovery_hash;
    `);
  }
}
