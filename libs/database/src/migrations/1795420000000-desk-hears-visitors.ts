import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies that wait for an answer, mails that failed, and what a lead was before it was marked as spam. */
export class DeskHearsVisitors1795420000000 implements MigrationInterface {
  name = 'DeskHearsVisitors1795420000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE desk_leads ADD COLUMN replied_at timestamptz, ADD COLUMN before_spam jsonb');
    await runner.query('CREATE INDEX desk_leads_replied ON desk_leads (replied_at) WHERE replied_at IS NOT NULL');
    await runner.query('ALTER TABLE desk_entries ADD COLUMN request_key uuid');
    await runner.query(
      'CREATE UNIQUE INDEX desk_entries_request ON desk_entries (lead_id, request_key) WHERE request_key IS NOT NULL',
    );
    // A mail of a booking names the booking in place of the lead.
    await runner.query(`
      CREATE FUNCTION notify_desk_of_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('desk_leads', lead.lead_id || ' ' || lead.version) FROM desk_leads lead
        WHERE lead.lead_id IN (NEW.lead_id, (SELECT booking.lead_id FROM bookings booking WHERE booking.id = NEW.lead_id));
        RETURN NULL;
      END $$`);
    // Clients decide about their options on pages of their own, and options expire.
    await runner.query(`
      CREATE FUNCTION notify_desk_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('desk_leads', lead.lead_id || ' ' || lead.version)
        FROM bookings booking JOIN desk_leads lead ON lead.lead_id = booking.lead_id WHERE booking.id = NEW.booking_id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER mail_failures_reach_desk AFTER UPDATE OF status, bounced_at ON mails FOR EACH ROW
      WHEN (NEW.status IN ('dead', 'review') AND OLD.status IS DISTINCT FROM NEW.status
        OR NEW.bounced_at IS DISTINCT FROM OLD.bounced_at)
      EXECUTE FUNCTION notify_desk_of_mail()`);
    await runner.query(`
      CREATE TRIGGER bookings_reach_desk AFTER INSERT ON booking_events FOR EACH ROW
      EXECUTE FUNCTION notify_desk_of_booking()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER bookings_reach_desk ON booking_events');
    await runner.query('DROP TRIGGER mail_failures_reach_desk ON mails');
    await runner.query('DROP FUNCTION notify_desk_of_booking()');
    await runner.query('DROP FUNCTION notify_desk_of_mail()');
    await runner.query('ALTER TABLE desk_entries DROP COLUMN request_key');
    await runner.query('ALTER TABLE desk_leads DROP COLUMN replied_at, DROP COLUMN before_spam');
  }
}
