import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The editions of the rules ever served here. */
export class RulesEdition1793000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rules_edition (
        ruleset text NOT NULL,
        edition text NOT NULL,
        first_served_at timestamp with time zone NOT NULL DEFAULT now(),
        CONSTRAINT rules_edition_pkey PRIMARY KEY (ruleset, edition)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rules_edition');
  }
}
