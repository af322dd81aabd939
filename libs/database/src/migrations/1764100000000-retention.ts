import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the retention job needs: a mark for erased bookings, and ways to the oldest rows that cost an insert nothing. */
export class Retention1764100000000 implements MigrationInterface {
  name = 'Retention1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tour_bookings ADD COLUMN erased_at timestamptz');
    // Rows lie in the order of their time, so a block range index finds the old ones.
    for (const table of tables)
      await runner.query(
        `CREATE INDEX ${table}_created_at ON ${table} USING brin (created_at) WITH (autosummarize = on)`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP INDEX ${table}_created_at`);
    await runner.query('ALTER TABLE tour_bookings DROP COLUMN erased_at');
  }
}

const tables = ['contact_submissions', 'tour_bookings', 'mails'];
