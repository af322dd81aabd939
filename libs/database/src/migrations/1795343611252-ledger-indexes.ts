import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Small indexes for what readiness, metrics, operators and retention ask of the ledger, so that none of it reads the whole
 * table. Made one by one while visitors write, so outside a transaction.
 */
export class LedgerIndexes1795343611252 implements MigrationInterface {
  name = 'LedgerIndexes1795343611252';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    // Making an index waits for whoever reads already, as long as that takes; nobody waits for it.
    await runner.query('SET lock_timeout = 0');
    await runner.query('SET statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) {
        // A try that was broken off leaves an index that serves nobody.
        await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
        await runner.query(`CREATE INDEX CONCURRENTLY ${name} ${definition}`);
      }
    } finally {
      await runner.query('RESET lock_timeout');
      await runner.query('RESET statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  }
}

const indexes = {
  mails_due: `ON mails (due_at, id) WHERE status = 'due'`,
  mails_lead_id: 'ON mails (lead_id)',
  mails_attention: `ON mails (created_at, id)
    WHERE settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`,
  mails_finished: `ON mails (finished_at) WHERE status IN ('sent', 'dead') AND form <> 'newsletter'`,
  contact_submissions_age: 'ON contact_submissions (created_at)',
  tour_bookings_age: 'ON tour_bookings (created_at)',
  newsletter_subscriptions_pending: `ON newsletter_subscriptions (created_at) WHERE status = 'pending'`,
  newsletter_subscriptions_ended: `ON newsletter_subscriptions (unsubscribed_at) WHERE status = 'unsubscribed'`,
};
