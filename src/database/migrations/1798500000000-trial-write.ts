import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A write that leaves nothing behind, for whoever wants to know whether the database writes again. Rows that are there
 * may still be changed when the disk is full: this one needs room of its own, about 256 kB. It is made in the name of
 * the owner, as the API's role may not make tables.
 */
export class TrialWrite1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }]: [{ schema: string }] = await runner.query('SELECT quote_ident(current_schema()) AS schema');
    await runner.query(`
      CREATE FUNCTION arbitro_trial_write() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
          CREATE TABLE ${schema}.arbitro_trial AS SELECT n FROM generate_series(1, 7000) AS n;
          DROP TABLE ${schema}.arbitro_trial;
        END $$;
      REVOKE EXECUTE ON FUNCTION arbitro_trial_write() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION arbitro_trial_write() TO arbitro_api;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION arbitro_trial_write()');
  }
}
