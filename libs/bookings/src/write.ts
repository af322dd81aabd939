import type { Sql } from '@mainstage/database/sql';
import type { Actor } from './desk';
import type { BookingAction } from './events';
import type { OwedMail } from './mails';
import type { BookingRow } from './rows';

export interface NotedEvent {
  id: string;
  action: BookingAction;
  by: Actor;
  before: object;
}

/** Writes altered bookings, what they take, what happened and the mails that are owed for it, all in one statement. */
export async function writeChanges(
  sql: Sql,
  bookings: readonly BookingRow[],
  events: readonly NotedEvent[],
  mails: readonly OwedMail[],
): Promise<void> {
  await sql.query({
    name: 'calendar_write',
    text: writeSql,
    values: [
      ...columnsOf(bookings, [
        'id',
        'state',
        'rank',
        'option_order',
        'expires_at',
        'challenged_until',
        'challenged_by',
      ]),
      ...columnsOf(events, ['id', 'action', 'by']),
      events.map(({ before }) => JSON.stringify(before)),
      ...columnsOf(mails, ['id', 'kind', 'recipient']),
    ],
  });
}

const columnsOf = <Row>(list: readonly Row[], names: readonly (keyof Row)[]) =>
  names.map((name) => list.map((row) => row[name]));

const writeSql = `
  WITH change AS MATERIALIZED (
    SELECT * FROM unnest($1::uuid[], $2::text[], $3::int[], $4::bigint[], $5::timestamptz[], $6::timestamptz[], $7::uuid[])
      change (id, state, rank, option_order, expires_at, challenged_until, challenged_by)),
  booked AS (
    UPDATE bookings SET state = change.state, rank = change.rank,
      option_order = CASE WHEN change.state = 'option' THEN coalesce(change.option_order, nextval('option_order')) END,
      expires_at = change.expires_at, challenged_until = change.challenged_until, challenged_by = change.challenged_by
    FROM change WHERE bookings.id = change.id AND bookings.id = ANY ($1)),
  freed AS (
    DELETE FROM booked_atoms USING change WHERE booking_id = change.id AND booking_id = ANY ($1)
      AND change.state NOT IN ('requested', 'option', 'definite')),
  taken AS (
    UPDATE booked_atoms SET state = change.state, rank = change.rank
    FROM change WHERE booking_id = change.id AND booking_id = ANY ($1)
      AND change.state IN ('requested', 'option', 'definite')
      AND (booked_atoms.state, booked_atoms.rank) IS DISTINCT FROM (change.state, change.rank)),
  noted AS (
    INSERT INTO booking_events (booking_id, action, by, before)
    SELECT id, action, by, before
    FROM unnest($8::uuid[], $9::text[], $10::text[], $11::jsonb[])
      WITH ORDINALITY event (id, action, by, before, place) ORDER BY place),
  owed AS (
    INSERT INTO mails (kind, form, lead_id, recipient, to_address)
    SELECT mail.kind, 'contact', mail.id, mail.recipient, CASE mail.recipient WHEN 'visitor' THEN address END
    FROM unnest($12::uuid[], $13::text[], $14::text[]) mail (id, kind, recipient)
    JOIN LATERAL (
      SELECT coalesce(b.client_email, contact.email) AS address FROM bookings b
      LEFT JOIN contact_submissions contact ON b.lead_form = 'contact' AND contact.id = b.lead_id
      WHERE b.id = mail.id) client ON mail.recipient = 'sales' OR address IS NOT NULL)
  SELECT`;
