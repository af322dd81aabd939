import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Queries of the desk are short, and several run at once. Starting parallel workers for the numbers of a year took more
 * processor time than reading the rows.
 */
export class NoParallelScans1796710000000 implements MigrationInterface {
  name = 'NoParallelScans1796710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_leads SET (parallel_workers = 0)');
    await runner.query('ALTER TABLE offer_versions SET (parallel_workers = 0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE offer_versions RESET (parallel_workers)');
    await runner.query('ALTER TABLE desk_leads RESET (parallel_workers)');
  }
}
