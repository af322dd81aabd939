import { oweSql } from '@mainstage/database/mails/owe-sql';
import { setUpOf } from '@mainstage/calendar/house/set-up';
import { hireHours, type Span, withSetUp } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import type { BookingOrigin } from '@mainstage/leads/booking/entity';
import type { Sql } from '@mainstage/database/sql';
import { isVenueId, type VenueId } from '@mainstage/house/ids';
import type { Actor, Desk } from '../desk';
import { bestUnitSql } from '../places';
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
 * Writes a wish down, in one statement: it takes nothing from anybody, and sales is told of a visitor's. To be called
 * where the lead is written, in the same transaction.
 * @throws Refused `invalid` or `past`
 */
export async function requestBooking(sql: Sql, wish: Wish, by: Actor): Promise<BookingRow> {
  const { venue, hours } = placeOfWish(wish);
  if (!(hours.from < hours.to)) throw new Refused('invalid', 'It ends before it begins.');
  const setUp = wish.setUp ?? setUpOf(venue);
  const takes = withSetUp(hours, setUp);
  const units = hasUnits(venue);
  const { rows: found } = await sql.query<BookingRow>({
    name: units ? 'calendar_request_unit' : 'calendar_request',
    text: requestSql(units ? bestUnitSql('$17::text[]', during, 'booked.id') : 'SELECT unnest($17::text[]) AS atom'),
    values: [
      ...[wish.id ?? null, wish.origin, wish.externalId ?? null, wish.lead?.form ?? null, wish.lead?.id ?? null],
      ...[wish.client?.name ?? null, wish.client?.email ?? null, venue, wish.day],
      ...[typeof wish.hire === 'string' ? wish.hire : null, new Date(hours.from), new Date(hours.to)],
      ...[setUp.before, setUp.after, wish.guests ?? null, wish.layout ?? null],
      ...[atomsOf(venue), new Date(takes.from), new Date(takes.to), by],
    ],
  });
  if (!found[0]) throw new Refused('past', 'That time is over.');
  return found[0];
}

/** The same by itself. */
export const request = (desk: Desk, wish: Wish, by: Actor): Promise<BookingRow> => requestBooking(desk.pool, wish, by);

const during = 'tstzrange($18::timestamptz, $19::timestamptz)';

/** @param place a question for the atoms that the booking takes */
const requestSql = (place: string) => `
  WITH booked AS (
    INSERT INTO bookings (id, origin, external_id, lead_form, lead_id, client, client_email, venue, day, hire, starts_at,
      ends_at, set_up_minutes, dismantling_minutes, guests, layout)
    SELECT coalesce($1::uuid, gen_random_uuid()), $2::text, $3::text, $4::text, $5::uuid, $6::text, $7::text, $8::text,
      $9::date, $10::text, $11::timestamptz, $12::timestamptz, $13::int, $14::int, $15::int, $16::text
    WHERE $12::timestamptz > now() OR $2::text = 'demo'
    RETURNING *),
  taken AS (
    INSERT INTO booked_atoms (booking_id, atom, during, state)
    SELECT booked.id, place.atom, ${during}, 'requested' FROM booked, LATERAL (${place}) place),
  noted AS (
    INSERT INTO booking_events (booking_id, action, by, before) SELECT id, 'requested', $20::text, '{}' FROM booked),
  owed AS (
    ${oweSql({ kind: 'booking-request', form: 'contact', recipient: 'sales' }, `booked WHERE origin = 'visitor'`)})
  SELECT ${bookingColumns} FROM booked`;

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
