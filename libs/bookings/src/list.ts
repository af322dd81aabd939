import type { EntityManager } from 'typeorm';
import { rows } from '@mainstage/database/sql';
import type { BookedAtom } from '@mainstage/database/entities/booked-atom';
import type { Selected } from '@mainstage/database/selected';
import type { Booking, BookingState } from '@mainstage/leads/booking/entity';
import { type BookingRow, bookingColumns } from './rows';

/** A booking with who it is for, as sales sees it. */
export interface ListedBooking extends BookingRow {
  /** Name and company of the form's sender, or the client's name; empty where the form is gone. */
  who: string;
  email: Booking['clientEmail'];
  atoms: BookedAtom['atom'][];
}

const listed = `
  SELECT ${bookingColumns
    .split(',')
    .map((column) => column.trim())
    .map((column) => (column.startsWith('now()') ? column : `b.${column}`))
    .join(', ')},
    coalesce(b.client, concat_ws(', ', contact.first_name || ' ' || contact.last_name, contact.company), '') AS who,
    coalesce(b.client_email, contact.email) AS email,
    coalesce((SELECT array_agg(atom ORDER BY atom) FROM booked_atoms WHERE booking_id = b.id), '{}') AS atoms
  FROM bookings b LEFT JOIN contact_submissions contact ON b.lead_form = 'contact' AND contact.id = b.lead_id`;

/** Bookings that begin or last within a time, in the order of their days. */
export function listBookings(
  manager: EntityManager,
  { from, to, states }: { from: Date; to: Date; states: readonly BookingState[] },
): Promise<ListedBooking[]> {
  return rows<ListedBooking>(
    manager,
    `${listed} WHERE b.state = ANY ($3)
       AND b.starts_at - make_interval(mins => b.set_up_minutes) < $2
       AND b.ends_at + make_interval(mins => b.dismantling_minutes) > $1
     ORDER BY b.starts_at, b.venue, b.option_order, b.id`,
    [from, to, states],
  );
}

/** One booking; nothing where there is none. */
export async function listedBooking(manager: EntityManager, id: string): Promise<ListedBooking | undefined> {
  return (await rows<ListedBooking>(manager, `${listed} WHERE b.id = $1`, [id]))[0];
}

/** The booking whose id begins so. @returns nothing where none or several do */
export async function idBeginning(manager: EntityManager, start: string): Promise<string | undefined> {
  if (!/^[0-9a-f-]{4,36}$/.test(start)) return undefined;
  const found = await rows<Selected<Booking, 'id'>>(
    manager,
    `SELECT id FROM bookings WHERE id::text LIKE $1 || '%' LIMIT 2`,
    [start],
  );
  return found.length === 1 ? found[0]!.id : undefined;
}
