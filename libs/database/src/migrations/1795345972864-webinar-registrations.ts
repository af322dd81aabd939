import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sign-ups of a mailbox for a webinar: these are capped, and not the mails that answer them. Mails owed before under the
 * cap of anonymous forms are set free of it.
 */
export class WebinarRegistrations1795345972864 implements MigrationInterface {
  name = 'WebinarRegistrations1795345972864';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE webinar_registrations (
      starts_at timestamptz NOT NULL,
      mailbox text NOT NULL,
      answered int NOT NULL DEFAULT 0,
      seated int NOT NULL DEFAULT 0,
      PRIMARY KEY (starts_at, mailbox)
    )`);
    await runner.query(
      `UPDATE mails SET needs_allowance = false WHERE status = 'due' AND needs_allowance AND form = 'webinar'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webinar_registrations');
  }
}
