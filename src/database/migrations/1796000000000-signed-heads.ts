import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Battles fought with the server's dice only, and which seed the database belongs to. */
export class SignedHeads1796000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE battle ADD COLUMN server_dice_only boolean NOT NULL DEFAULT false');
    await runner.query(`
      CREATE TABLE installation (
        name text NOT NULL,
        seed_fingerprint text NOT NULL,
        recorded_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT installation_pkey PRIMARY KEY (name)
      )`);
    await runner.query('GRANT SELECT ON installation TO arbitro_api');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE installation');
    await runner.query('ALTER TABLE battle DROP COLUMN server_dice_only');
  }
}
