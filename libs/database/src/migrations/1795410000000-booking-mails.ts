import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the client of a booking is told, and which events and mails belong to one press, so that it can be undone. */
export class BookingMails1795410000000 implements MigrationInterface {
  name = 'BookingMails1795410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE bookings ADD COLUMN tell_client boolean NOT NULL DEFAULT true');
    // Clients of imported bookings heard from the calendar that they were kept in.
    await runner.query(`UPDATE bookings SET tell_client = false WHERE origin = 'import'`);
    await runner.query('ALTER TABLE booking_events ADD COLUMN change_id uuid, ADD COLUMN mail_ids uuid[]');
    await runner.query('CREATE INDEX booking_events_change ON booking_events (change_id) WHERE change_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booking_events DROP COLUMN change_id, DROP COLUMN mail_ids');
    await runner.query('ALTER TABLE bookings DROP COLUMN tell_client');
  }
}
