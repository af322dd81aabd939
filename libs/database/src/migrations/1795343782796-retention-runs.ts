import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What retention did and when: its brakes measure against it (docs/adr/0012-retention.md). */
export class RetentionRuns1795343782796 implements MigrationInterface {
  name = 'RetentionRuns1795343782796';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE retention_runs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      started_at timestamptz NOT NULL DEFAULT now(),
      ended jsonb NOT NULL DEFAULT '{}',
      brake text
    )`);
    await runner.query('CREATE INDEX retention_runs_started_at ON retention_runs (started_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention_runs');
  }
}
