import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wrote a message that came in, what the desk has to decide about it, and which Message-IDs were ours. */
export class MessageAuthorship1795460100000 implements MigrationInterface {
  name = 'MessageAuthorship1795460100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE inbound_mails
        ADD COLUMN authorship text CONSTRAINT inbound_mails_authorship_check CHECK
          (authorship IN ('person', 'perhaps-automatic', 'automatic')),
        ADD COLUMN sender_relation text CONSTRAINT inbound_mails_sender_relation_check CHECK
          (sender_relation IN ('visitor', 'colleague', 'stranger', 'team')),
        ADD COLUMN member text,
        ADD COLUMN to_client boolean,
        ADD COLUMN failed_checks text,
        ADD COLUMN checked_at timestamptz,
        ADD COLUMN checked_by text`);
    await runner.query('ALTER TABLE inbound_mails DROP CONSTRAINT inbound_mails_kind_check');
    await runner.query(`
      ALTER TABLE inbound_mails ADD CONSTRAINT inbound_mails_kind_check CHECK
        (kind IN ('bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown',
          'team-message', 'unknown-sender'))`);
    await runner.query(`
      CREATE INDEX inbound_mails_to_check ON inbound_mails (received_at) WHERE
        checked_at IS NULL AND lead_id IS NOT NULL AND NOT quarantined
        AND (kind = 'unknown-sender' OR authorship = 'perhaps-automatic')`);
    await runner.query(
      'CREATE TABLE sent_message_hashes (hash bytea PRIMARY KEY, deleted_at timestamptz NOT NULL DEFAULT now())',
    );
    await runner.query('CREATE INDEX sent_message_hashes_deleted_at ON sent_message_hashes (deleted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_message_hashes');
    await runner.query(`DELETE FROM inbound_mails WHERE kind IN ('team-message', 'unknown-sender')`);
    await runner.query('ALTER TABLE inbound_mails DROP CONSTRAINT inbound_mails_kind_check');
    await runner.query(`
      ALTER TABLE inbound_mails ADD CONSTRAINT inbound_mails_kind_check CHECK
        (kind IN ('bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown'))`);
    await runner.query(`
      ALTER TABLE inbound_mails
        DROP COLUMN authorship, DROP COLUMN sender_relation, DROP COLUMN member, DROP COLUMN to_client,
        DROP COLUMN failed_checks, DROP COLUMN checked_at, DROP COLUMN checked_by`);
  }
}
