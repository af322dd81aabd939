import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the mailbox that the server did not give out, and where reading of the mailbox began. */
export class InboundFetchFailures1795480000000 implements MigrationInterface {
  name = 'InboundFetchFailures1795480000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbound_fetch_failures (
        mailbox text NOT NULL,
        uid bigint NOT NULL,
        attempts integer NOT NULL DEFAULT 1,
        reason text NOT NULL,
        bytes integer,
        first_failed_at timestamptz NOT NULL DEFAULT now(),
        next_attempt_at timestamptz,
        CONSTRAINT pk_inbound_fetch_failures PRIMARY KEY (mailbox, uid)
      )`);
    await runner.query('ALTER TABLE inbound_mailboxes ADD COLUMN first_uid bigint');
    await runner.query('UPDATE inbound_mailboxes SET first_uid = last_uid + 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_mailboxes DROP COLUMN first_uid');
    await runner.query('DROP TABLE inbound_fetch_failures');
  }
}
