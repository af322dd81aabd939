import type { WorkedOut } from '@mainstage/database/selected';
import type { MailKind } from '@mainstage/leads/mails';
import type { Sql } from '@mainstage/database/sql';
import type { BookingRow } from './rows';

/** Mails about bookings; each is written from the booking when it is sent. */
type BookingMail = Extract<MailKind, `booking-${string}`>;

/** Sales learns of a new request, with the link by which to answer it. */
export const oweRequest = (sql: Sql, booking: BookingRow) => owe(sql, booking, 'booking-request');

/** The client learns what became of the request or the option; one who was imported knows it from where it was kept. */
export const oweAnswer = (sql: Sql, booking: BookingRow) =>
  booking.origin === 'import' ? Promise.resolve() : oweClient(sql, booking, 'booking-answer');

/** The client who moved up learns it, and sales with the link. */
export async function oweMovedUp(sql: Sql, booking: BookingRow): Promise<void> {
  await oweClient(sql, booking, 'booking-moved-up');
  await oweNotice(sql, booking);
}

/** The client who has to decide learns until when, and sales with the link. */
export async function oweChallenged(sql: Sql, booking: BookingRow): Promise<void> {
  await oweClient(sql, booking, 'booking-challenged');
  await oweNotice(sql, booking);
}

/** Sales learns that something happened by itself. */
export const oweNotice = (sql: Sql, booking: BookingRow) => owe(sql, booking, 'booking-notice');

async function oweClient(sql: Sql, booking: BookingRow, kind: BookingMail): Promise<void> {
  const { rows } = await sql.query<WorkedOut<{ email: string | null }>>(
    `SELECT coalesce(b.client_email, contact.email) AS email
     FROM bookings b LEFT JOIN contact_submissions contact ON b.lead_form = 'contact' AND contact.id = b.lead_id
     WHERE b.id = $1`,
    [booking.id],
  );
  const email = rows[0]?.email;
  if (email && booking.origin !== 'demo') await owe(sql, booking, kind, email);
}

async function owe(sql: Sql, booking: BookingRow, kind: BookingMail, to?: string): Promise<void> {
  if (booking.origin === 'demo') return;
  await sql.query("INSERT INTO mails (kind, form, lead_id, recipient, to_address) VALUES ($1, 'contact', $2, $3, $4)", [
    kind,
    booking.id,
    to === undefined ? 'sales' : 'visitor',
    to ?? null,
  ]);
}
