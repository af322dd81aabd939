import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The title under which the site may name a booking, once its client allows it (rule calendar.named). */
export class PublicTitles1796600100000 implements MigrationInterface {
  name = 'PublicTitles1796600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN public_title text');
    await runner.query(
      `ALTER TABLE bookings ADD CONSTRAINT bookings_public_title_check CHECK (length(public_title) BETWEEN 1 AND 60) NOT VALID`,
    );
    await runner.query('ALTER TABLE bookings VALIDATE CONSTRAINT bookings_public_title_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings DROP COLUMN public_title');
  }
}
