import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A worker says with its heartbeat why mails wait, where the mail server is away, so that operators read it beside them. */
export class WhyMailsWait1795376000000 implements MigrationInterface {
  name = 'WhyMailsWait1795376000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE heartbeats ADD COLUMN note text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE heartbeats DROP COLUMN note');
  }
}
