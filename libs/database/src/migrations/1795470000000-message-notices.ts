import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sender's name, and what a reader must know of a message beside its text: what was left out, cut, or cannot be shown. */
export class MessageNotices1795470000000 implements MigrationInterface {
  name = 'MessageNotices1795470000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mails ADD COLUMN notices text[], ADD COLUMN sender_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mails DROP COLUMN sender_name, DROP COLUMN notices');
  }
}
