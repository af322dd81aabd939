import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Suspected leads wait for sales, who is told of them in one digest an hour; of those that are there it was told before. */
export class HeldLeads1795360000000 implements MigrationInterface {
  name = 'HeldLeads1795360000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, which] of Object.entries(tables)) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN held_told_in uuid, ADD COLUMN released_at timestamptz`);
      await runner.query(`UPDATE ${table} SET held_told_in = id WHERE suspicions <> '{}'`);
      await runner.query(
        `CREATE INDEX ${table}_untold ON ${table} (created_at) WHERE ${which} suspicions <> '{}' AND held_told_in IS NULL`,
      );
    }
    await runner.query('CREATE TABLE held_digests (hour timestamptz PRIMARY KEY, id uuid NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_digests');
    for (const table of Object.keys(tables))
      await runner.query(`ALTER TABLE ${table} DROP COLUMN held_told_in, DROP COLUMN released_at`);
  }
}

/** The webinar's sign-ups are told of in a digest of their own. */
const tables = {
  newsletter_subscriptions: '',
  contact_submissions: '',
  tour_bookings: `kind <> 'webinar' AND`,
};
