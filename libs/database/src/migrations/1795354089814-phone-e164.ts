import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number as it can be rung, beside the one that was typed; rows of before keep what was typed alone. */
export class PhoneE1641795354089814 implements MigrationInterface {
  name = 'PhoneE1641795354089814';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tour_bookings ADD COLUMN phone_e164 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tour_bookings DROP COLUMN phone_e164');
  }
}
