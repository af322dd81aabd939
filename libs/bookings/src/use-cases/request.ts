import type { WorkedOut } from '@mainstage/database/selected';
import { setUpOf } from '@mainstage/calendar/house/set-up';
import { hireHours, type Span } from '@mainstage/calendar/days/hours';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import type { BookingOrigin } from '@mainstage/leads/booking/entity';
import { rows, type Sql } from '@mainstage/database/sql';
import { isVenueId, type VenueId } from '@mainstage/house/ids';
import { changing } from '../changing';
import type { Actor, Desk } from '../desk';
import { note } from '../events';
import { oweRequest } from '../mails';
import { takePlace } from '../places';
import { bookingColumns, type BookingRow } from '../rows';
import { Refused } from '../refused';

/** A wish for a venue on a day. */
export interface Wish {
  /** A name that this booking shall have; its own where absent. */
  id?: string;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  /** Which part of the day, or the exact hours in milliseconds since 1970. */
  hire: Hire | Span;
  /** Minutes; the venue's own where absent. */
  setUp?: { before: number; after: number };
  guests?: number;
  layout?: string;
  origin: BookingOrigin;
  /** The form and row that ask for it. */
  lead?: { form: string; id: string };
  /** Who asks, where no form does. */
  client?: { name: string; email?: string };
  externalId?: string;
}

/**
 * Writes a wish down: it takes nothing from anybody, and sales is told. To be called where the lead is written, in the
 * same transaction.
 * @throws Refused `invalid` or `past`
 */
export async function requestBooking(sql: Sql, wish: Wish, by: Actor): Promise<BookingRow> {
  const booking = await insertWish(sql, wish);
  await takePlace(sql, booking);
  await note(sql, booking, 'requested', by);
  if (wish.origin === 'visitor') await oweRequest(sql, booking);
  return booking;
}

/** The same in a transaction of its own. */
export function request(desk: Desk, wish: Wish, by: Actor): Promise<BookingRow> {
  return changing(desk.pool, (sql) => requestBooking(sql, wish, by));
}

/** The checked hours of a wish. @throws Refused `invalid` */
export function placeOfWish({ venue, day, hire }: Pick<Wish, 'venue' | 'day' | 'hire'>): {
  venue: VenueId;
  hours: Span;
} {
  if (!isVenueId(venue)) throw new Refused('invalid', `${venue} is no venue of the house.`);
  if (typeof hire === 'string' && !isHire(hire)) throw new Refused('invalid', `${String(hire)} is no part of a day.`);
  try {
    return { venue, hours: typeof hire === 'string' ? hireHours(day, hire) : hire };
  } catch {
    throw new Refused('invalid', `${day} is no day.`);
  }
}

async function insertWish(sql: Sql, wish: Wish): Promise<BookingRow> {
  const { venue, hours } = placeOfWish(wish);
  if (!(hours.from < hours.to)) throw new Refused('invalid', 'It ends before it begins.');
  const setUp = wish.setUp ?? setUpOf(venue);
  const [booking] = await rows<BookingRow & WorkedOut<{ past: boolean }>>(
    sql,
    `INSERT INTO bookings (id, origin, external_id, lead_form, lead_id, client, client_email, venue, day, hire,
       starts_at, ends_at, set_up_minutes, dismantling_minutes, guests, layout)
     VALUES (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     RETURNING ${bookingColumns}, ends_at <= now() AS past`,
    [
      ...[wish.id ?? null, wish.origin, wish.externalId ?? null, wish.lead?.form ?? null, wish.lead?.id ?? null],
      ...[wish.client?.name ?? null, wish.client?.email ?? null, venue, wish.day],
      ...[typeof wish.hire === 'string' ? wish.hire : null, new Date(hours.from), new Date(hours.to)],
      ...[setUp.before, setUp.after, wish.guests ?? null, wish.layout ?? null],
    ],
  );
  if (booking!.past && wish.origin !== 'demo') throw new Refused('past', 'That time is over.');
  return booking!;
}
