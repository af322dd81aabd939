import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports about mails that came without a proof, or that are about mails to sales. */
export class UnprovenReports1795465000000 implements MigrationInterface {
  name = 'UnprovenReports1795465000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN unproven_bounce_at timestamptz');
    await runner.query('ALTER TABLE inbound_mails ADD COLUMN reported_recipient text');
    await runner.query(`
      ALTER TABLE inbound_mails ADD CONSTRAINT inbound_mails_reported_recipient_check
      CHECK (reported_recipient IN ('sales', 'visitor', 'unknown')) NOT VALID`);
    await runner.query('ALTER TABLE inbound_mails VALIDATE CONSTRAINT inbound_mails_reported_recipient_check');
    await runner.query(`
      CREATE INDEX inbound_mails_reports ON inbound_mails (received_at) WHERE reported_recipient IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mails DROP COLUMN reported_recipient');
    await runner.query('ALTER TABLE mails DROP COLUMN unproven_bounce_at');
  }
}
