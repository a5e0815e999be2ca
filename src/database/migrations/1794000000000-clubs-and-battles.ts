import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A setting of the transaction, null when it is not set or was set by an earlier one. Selected and cast inside, it is
 * evaluated once a statement, not once a row.
 */
const setting = (name: string, type: string): string =>
  `(SELECT nullif(current_setting('arbitro.${name}', true), '')::${type})`;
const club = setting('club', 'uuid');
const account = setting('account', 'uuid');
const credential = setting('credential', 'text');
const audience = setting('audience', 'text');

/** Each table, what the API's role may do with it, and which rows it may do it to. */
interface Guarded {
  readonly table: string;
  readonly may: string;
  readonly policies: readonly { readonly on: string; readonly using?: string; readonly check?: string }[];
}

const ofTheClub = `club_id = ${club}`;
const wholeClub = [{ on: 'ALL', using: ofTheClub, check: ofTheClub }];
/** What only the rules may read and write: the truth of a battle, with all that is hidden. */
const engine = `${ofTheClub} AND ${audience} = 'engine'`;
const wholeEngine = [{ on: 'ALL', using: engine, check: engine }];
const readableLog = `${ofTheClub} AND (log = 'public' OR log = ${audience} OR ${audience} = 'engine')`;

// prettier-ignore
const guarded: readonly Guarded[] = [
  { table: 'account', may: 'SELECT, INSERT, UPDATE, DELETE', policies: [
    { on: 'ALL', using: `id = ${account}`, check: `id = ${account}` },
    { on: 'SELECT', using: `email_hash = ${credential}` },
  ] },
  { table: 'session', may: 'SELECT, INSERT, UPDATE, DELETE', policies: [
    { on: 'ALL', using: `account_id = ${account}`, check: `account_id = ${account}` },
    { on: 'SELECT', using: `token_hash = ${credential}` },
  ] },
  { table: 'club', may: 'SELECT, INSERT, UPDATE', policies: [
    { on: 'ALL', using: `id = ${club}`, check: `id = ${club}` },
    { on: 'SELECT', using: `id IN (SELECT club_id FROM member WHERE account_id = ${account})` },
  ] },
  { table: 'member', may: 'SELECT, INSERT, UPDATE, DELETE', policies: [...wholeClub, { on: 'SELECT', using: `account_id = ${account}` }] },
  { table: 'invitation', may: 'SELECT, INSERT, UPDATE, DELETE', policies: [...wholeClub, { on: 'SELECT', using: `token_hash = ${credential}` }] },
  { table: 'api_key', may: 'SELECT, INSERT, UPDATE, DELETE', policies: [...wholeClub, { on: 'SELECT', using: `id = ${credential}` }] },
  { table: 'idempotency', may: 'SELECT, INSERT, DELETE', policies: wholeClub },
  { table: 'roster', may: 'SELECT, INSERT, UPDATE, DELETE', policies: wholeClub },
  { table: 'battle', may: 'SELECT, INSERT, UPDATE', policies: [
    ...wholeClub,
    { on: 'SELECT', using: `club_id IN (SELECT club_id FROM member WHERE account_id = ${account})` },
  ] },
  { table: 'battle_head', may: 'SELECT, INSERT, UPDATE', policies: wholeEngine },
  { table: 'battle_seed', may: 'SELECT, INSERT', policies: wholeEngine },
  { table: 'battle_snapshot', may: 'SELECT, INSERT, DELETE', policies: wholeEngine },
  { table: 'battle_event', may: 'SELECT, INSERT', policies: [
    { on: 'SELECT', using: readableLog },
    { on: 'INSERT', check: engine },
  ] },
];

/**
 * Clubs, their members, keys and rosters, and battles with their logs. Every row of a club carries the club, keys and
 * references include it, and row level security stands behind: the API's role sees what the transaction says it may.
 */
export class ClubsAndBattles1794000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account (
        id uuid NOT NULL,
        email_hash text NOT NULL,
        password text NOT NULL,
        name text NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT account_pkey PRIMARY KEY (id),
        CONSTRAINT account_email_key UNIQUE (email_hash)
      );
      CREATE TABLE session (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        token_hash text NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        used_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT session_pkey PRIMARY KEY (id),
        CONSTRAINT session_token_key UNIQUE (token_hash),
        CONSTRAINT session_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE CASCADE
      );
      CREATE INDEX session_account_idx ON session (account_id);
      CREATE TABLE club (
        id uuid NOT NULL,
        name text NOT NULL,
        rules jsonb NOT NULL DEFAULT '{}',
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT club_pkey PRIMARY KEY (id)
      );
      CREATE TABLE member (
        club_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid,
        role text NOT NULL,
        name text NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT member_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT member_account_key UNIQUE (club_id, account_id),
        CONSTRAINT member_club_fkey FOREIGN KEY (club_id) REFERENCES club (id) ON DELETE CASCADE,
        CONSTRAINT member_account_fkey FOREIGN KEY (account_id) REFERENCES account (id) ON DELETE SET NULL
      );
      CREATE INDEX member_account_idx ON member (account_id);
      CREATE TABLE invitation (
        club_id uuid NOT NULL,
        id uuid NOT NULL,
        role text NOT NULL,
        token_hash text NOT NULL,
        created_by uuid NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        expires_at timestamp with time zone NOT NULL,
        used_at timestamp with time zone,
        CONSTRAINT invitation_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT invitation_token_key UNIQUE (token_hash),
        CONSTRAINT invitation_club_fkey FOREIGN KEY (club_id) REFERENCES club (id) ON DELETE CASCADE
      );
      CREATE TABLE api_key (
        club_id uuid NOT NULL,
        id text NOT NULL,
        name text NOT NULL,
        hash text NOT NULL,
        scopes text array NOT NULL,
        sees text NOT NULL,
        battle_id uuid,
        created_by uuid NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        expires_at timestamp with time zone,
        revoked_at timestamp with time zone,
        used_on date,
        CONSTRAINT api_key_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT api_key_id_key UNIQUE (id),
        CONSTRAINT api_key_member_fkey FOREIGN KEY (club_id, created_by) REFERENCES member (club_id, id) ON DELETE CASCADE
      );
      CREATE TABLE idempotency (
        club_id uuid NOT NULL,
        actor text NOT NULL,
        key text NOT NULL,
        fingerprint text NOT NULL,
        status smallint NOT NULL,
        headers jsonb NOT NULL DEFAULT '{}',
        body text NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT idempotency_pkey PRIMARY KEY (club_id, actor, key),
        CONSTRAINT idempotency_club_fkey FOREIGN KEY (club_id) REFERENCES club (id) ON DELETE CASCADE
      );
      CREATE INDEX idempotency_created_idx ON idempotency (club_id, created_at);
      CREATE TABLE roster (
        club_id uuid NOT NULL,
        id uuid NOT NULL,
        ruleset text NOT NULL,
        name text NOT NULL,
        made_by uuid NOT NULL,
        units jsonb NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        changed_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT roster_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT roster_club_fkey FOREIGN KEY (club_id) REFERENCES club (id) ON DELETE CASCADE
      );
      CREATE INDEX roster_created_idx ON roster (club_id, created_at, id);
      CREATE TABLE battle (
        club_id uuid NOT NULL,
        id uuid NOT NULL,
        name text NOT NULL,
        ruleset text NOT NULL,
        edition text NOT NULL,
        scenario text,
        rulings jsonb NOT NULL DEFAULT '{}',
        house jsonb NOT NULL DEFAULT '{}',
        opened_by uuid NOT NULL,
        created_at timestamp with time zone NOT NULL DEFAULT now(),
        closed_at timestamp with time zone,
        CONSTRAINT battle_pkey PRIMARY KEY (club_id, id),
        CONSTRAINT battle_id_key UNIQUE (id),
        CONSTRAINT battle_club_fkey FOREIGN KEY (club_id) REFERENCES club (id) ON DELETE CASCADE
      );
      CREATE INDEX battle_created_idx ON battle (club_id, created_at, id);
      CREATE TABLE battle_head (
        club_id uuid NOT NULL,
        battle_id uuid NOT NULL,
        position integer NOT NULL,
        rolls integer NOT NULL DEFAULT 0,
        heads jsonb NOT NULL,
        CONSTRAINT battle_head_pkey PRIMARY KEY (club_id, battle_id),
        CONSTRAINT battle_head_battle_fkey FOREIGN KEY (club_id, battle_id) REFERENCES battle (club_id, id)
      );
      CREATE TABLE battle_seed (
        club_id uuid NOT NULL,
        battle_id uuid NOT NULL,
        first_roll integer NOT NULL,
        last_seed bytea NOT NULL,
        CONSTRAINT battle_seed_pkey PRIMARY KEY (club_id, battle_id, first_roll),
        CONSTRAINT battle_seed_battle_fkey FOREIGN KEY (club_id, battle_id) REFERENCES battle (club_id, id)
      );
      CREATE TABLE battle_snapshot (
        club_id uuid NOT NULL,
        battle_id uuid NOT NULL,
        position integer NOT NULL,
        state jsonb NOT NULL,
        CONSTRAINT battle_snapshot_pkey PRIMARY KEY (club_id, battle_id, position),
        CONSTRAINT battle_snapshot_battle_fkey FOREIGN KEY (club_id, battle_id) REFERENCES battle (club_id, id)
      );
      CREATE TABLE battle_event (
        club_id uuid NOT NULL,
        battle_id uuid NOT NULL,
        position integer NOT NULL,
        log text NOT NULL,
        seq integer NOT NULL,
        after_public integer NOT NULL,
        type text NOT NULL,
        member text NOT NULL,
        acted_as text NOT NULL,
        at text NOT NULL,
        edition text NOT NULL,
        body json NOT NULL,
        patch json NOT NULL,
        prev text NOT NULL,
        hash text NOT NULL,
        CONSTRAINT battle_event_pkey PRIMARY KEY (club_id, battle_id, position),
        CONSTRAINT battle_event_seq_key UNIQUE (club_id, battle_id, log, seq),
        CONSTRAINT battle_event_name_check CHECK (log <> 'engine'),
        CONSTRAINT battle_event_battle_fkey FOREIGN KEY (club_id, battle_id) REFERENCES battle (club_id, id)
      );
      CREATE FUNCTION arbitro_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'The events of a battle are never changed'; END $$;
      CREATE TRIGGER battle_event_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON battle_event
        FOR EACH STATEMENT EXECUTE FUNCTION arbitro_events_stay();
    `);
    for (const { table, may, policies } of guarded) {
      await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
      await runner.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`);
      await runner.query(`GRANT ${may} ON ${table} TO arbitro_api`);
      for (const [i, { on, using, check }] of policies.entries()) {
        await runner.query(
          `CREATE POLICY ${table}_${i + 1} ON ${table} FOR ${on} TO arbitro_api
           ${using ? `USING (${using})` : ''} ${check ? `WITH CHECK (${check})` : ''}`,
        );
      }
    }
    // Whether anybody is there at all: the one thing that may be asked without a context. Row level security binds the
    // owner too, so that the owner, in whose name the function looks, has a policy; nobody else can make use of it.
    await runner.query(`
      CREATE POLICY account_owner ON account FOR SELECT TO CURRENT_USER USING (true);
      CREATE FUNCTION arbitro_has_accounts() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
        SET search_path = pg_catalog, pg_temp
        RETURN EXISTS (SELECT FROM account);
      REVOKE EXECUTE ON FUNCTION arbitro_has_accounts() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION arbitro_has_accounts() TO arbitro_api;
      GRANT SELECT ON rules_edition, migration TO arbitro_api;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('REVOKE SELECT ON rules_edition, migration FROM arbitro_api');
    await runner.query('DROP FUNCTION arbitro_has_accounts()');
    await runner.query(`DROP TABLE ${guarded.map(({ table }) => table).join(', ')}`);
    await runner.query('DROP FUNCTION arbitro_events_stay()');
  }
}
