import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index';

/** Finds the reminders that are due among all leads. */
export class RemindersIndex1795700300000 implements MigrationInterface {
  name = 'RemindersIndex1795700300000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'desk_leads_reminders',
      'ON desk_leads (remind_if_no_reply_by) WHERE (remind_if_no_reply_by IS NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY desk_leads_reminders');
  }
}
