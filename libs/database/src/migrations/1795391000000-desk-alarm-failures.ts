import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lead whose alarm fails is retried by itself, less and less often. */
export class DeskAlarmFailures1795391000000 implements MigrationInterface {
  name = 'DeskAlarmFailures1795391000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_leads ADD COLUMN alarm_failures int NOT NULL DEFAULT 0');
    await runner.query(
      'CREATE INDEX desk_leads_failing_alarms ON desk_leads (alarm_failures) WHERE alarm_failures > 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_leads DROP COLUMN alarm_failures');
  }
}
