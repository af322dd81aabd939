import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages that come in, what happens to leads because of them, and mails and subscriptions that a bounce ends. */
export class InboundMails1795378000000 implements MigrationInterface {
  name = 'InboundMails1795378000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inbound_mails (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        received_at timestamptz NOT NULL DEFAULT now(),
        fingerprint bytea NOT NULL,
        kind text NOT NULL CONSTRAINT inbound_mails_kind_check CHECK
          (kind IN ('bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown')),
        lead_id uuid,
        form text,
        mail_id uuid,
        sender text,
        subject text NOT NULL,
        sent_at timestamptz,
        message_id text,
        in_reply_to text,
        visible_text text NOT NULL,
        full_text text NOT NULL,
        attachment_names text[] NOT NULL DEFAULT '{}',
        verdict text,
        reason text,
        quarantined boolean NOT NULL DEFAULT false,
        raw bytea NOT NULL
      )`);
    // Mail is compressed as it is, or too short to gain from it.
    await runner.query('ALTER TABLE inbound_mails ALTER COLUMN raw SET STORAGE EXTERNAL');
    await runner.query('CREATE UNIQUE INDEX inbound_mails_fingerprint ON inbound_mails (fingerprint)');
    await runner.query(
      'CREATE INDEX inbound_mails_lead ON inbound_mails (lead_id, received_at) WHERE lead_id IS NOT NULL',
    );
    await runner.query('CREATE INDEX inbound_mails_unmatched ON inbound_mails (received_at) WHERE lead_id IS NULL');
    await runner.query(`
      CREATE TABLE inbound_mailboxes (
        name text PRIMARY KEY,
        uid_validity bigint NOT NULL,
        last_uid bigint NOT NULL,
        since timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE lead_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL,
        form text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        event text NOT NULL,
        inbound_mail_id uuid
      )`);
    await runner.query('CREATE INDEX lead_events_lead ON lead_events (lead_id, id)');
    await runner.query('ALTER TABLE mails ADD COLUMN bounced_at timestamptz');
    await runner.query('ALTER TABLE newsletter_subscriptions ADD COLUMN suspended_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_subscriptions DROP COLUMN suspended_at');
    await runner.query('ALTER TABLE mails DROP COLUMN bounced_at');
    await runner.query('DROP TABLE lead_events, inbound_mailboxes');
    await runner.query('DROP TABLE inbound_mails');
  }
}
