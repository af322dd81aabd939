import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A next step with a time of day, leads that are put off, and reminders of clients who do not reply. */
export class MyDay1795700200000 implements MigrationInterface {
  name = 'MyDay1795700200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE desk_leads
        ADD COLUMN next_step_time text,
        ADD COLUMN snoozed_until timestamptz,
        ADD COLUMN remind_if_no_reply_by timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE desk_leads
        DROP COLUMN next_step_time,
        DROP COLUMN snoozed_until,
        DROP COLUMN remind_if_no_reply_by`);
  }
}
