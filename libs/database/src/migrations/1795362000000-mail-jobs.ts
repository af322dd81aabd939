import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which job carries a mail: since a backlog is put on the queue many mails at a time, its id tells no more. */
export class MailJobs1795362000000 implements MigrationInterface {
  name = 'MailJobs1795362000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN job_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN job_id');
  }
}
