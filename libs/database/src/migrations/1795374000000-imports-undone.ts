import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking says which import it came in with, so that an import can be undone as a whole. */
export class ImportsUndone1795374000000 implements MigrationInterface {
  name = 'ImportsUndone1795374000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN import_id uuid');
    await runner.query('CREATE INDEX bookings_import ON bookings (import_id) WHERE import_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN import_id');
  }
}
