import type { EntityManager } from 'typeorm';
import { oweSql } from '@mainstage/database/mails/owe-sql';
import { setUpOf } from '@mainstage/calendar/house/set-up';
import { hireHours, type Span, withSetUp } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/house/venue-atoms';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import type { Booking, BookingOrigin } from '@mainstage/leads/booking/entity';
import type { Selected, WorkedOut } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import { statement } from '@mainstage/database/statement';
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
  /** The import that it came in with, by which that can be undone. */
  importId?: string;
}

/**
 * Writes a wish down, in one statement: it takes nothing from anybody, and sales is told of a visitor's. To be called
 * where the lead is written, in the same transaction.
 * @throws Refused `invalid` or `past`
 */
export async function requestBooking(manager: EntityManager, wish: Wish, by: Actor): Promise<BookingRow> {
  const { venue, hours } = placeOfWish(wish);
  if (!(hours.from < hours.to)) throw new Refused('invalid', 'It ends before it begins.');
  const setUp = wish.setUp ?? setUpOf(venue);
  const takes = withSetUp(hours, setUp);
  const units = hasUnits(venue);
  const found = await rows<BookingRow>(manager, {
    name: units ? 'calendar_request_unit' : 'calendar_request',
    ...(units ? requestUnit : requestAtoms)({
      id: wish.id ?? null,
      origin: wish.origin,
      externalId: wish.externalId ?? null,
      importId: wish.importId ?? null,
      leadForm: wish.lead?.form ?? null,
      leadId: wish.lead?.id ?? null,
      client: wish.client?.name ?? null,
      clientEmail: wish.client?.email ?? null,
      venue,
      day: wish.day,
      hire: typeof wish.hire === 'string' ? wish.hire : null,
      startsAt: new Date(hours.from),
      endsAt: new Date(hours.to),
      setUpMinutes: setUp.before,
      dismantlingMinutes: setUp.after,
      guests: wish.guests ?? null,
      layout: wish.layout ?? null,
      atoms: atomsOf(venue),
      takenFrom: new Date(takes.from),
      takenTo: new Date(takes.to),
      by,
    }),
  });
  if (!found[0]) throw new Refused('past', 'That time is over.');
  return found[0];
}

/** The same by itself. */
export const request = (desk: Desk, wish: Wish, by: Actor): Promise<BookingRow> =>
  requestBooking(desk.manager, wish, by);

/** What a wish becomes in `bookings`, and what it takes of the house. */
type Requested = Omit<
  Selected<Booking, keyof Booking>,
  'id' | 'createdAt' | 'state' | 'rank' | 'optionOrder' | 'expiresAt' | 'challengedUntil' | 'challengedBy'
> &
  WorkedOut<{ id: string | null; atoms: readonly string[]; takenFrom: Date; takenTo: Date; by: Actor }>;

/** @param place a question for the atoms that the booking takes: SQL of their list and of the time in, SQL out */
const requestOf = (place: (atoms: string, during: string) => string) =>
  statement<Requested>((at) => {
    const during = `tstzrange(${at.takenFrom}::timestamptz, ${at.takenTo}::timestamptz)`;
    return `
  WITH booked AS (
    INSERT INTO bookings (id, origin, external_id, import_id, lead_form, lead_id, client, client_email, venue, day, hire, starts_at,
      ends_at, set_up_minutes, dismantling_minutes, guests, layout)
    SELECT coalesce(${at.id}::uuid, gen_random_uuid()), ${at.origin}::text, ${at.externalId}::text, ${at.importId}::uuid, ${at.leadForm}::text,
      ${at.leadId}::uuid, ${at.client}::text, ${at.clientEmail}::text, ${at.venue}::text, ${at.day}::date, ${at.hire}::text,
      ${at.startsAt}::timestamptz, ${at.endsAt}::timestamptz, ${at.setUpMinutes}::int, ${at.dismantlingMinutes}::int,
      ${at.guests}::int, ${at.layout}::text
    WHERE ${at.endsAt}::timestamptz > now() OR ${at.origin}::text = 'demo'
    RETURNING *),
  taken AS (
    INSERT INTO booked_atoms (booking_id, atom, during, state)
    SELECT booked.id, place.atom, ${during}, 'requested' FROM booked, LATERAL (${place(`${at.atoms}::text[]`, during)}) place),
  noted AS (
    INSERT INTO booking_events (booking_id, action, by, before) SELECT id, 'requested', ${at.by}::text, '{}' FROM booked),
  owed AS (
    ${oweSql({ kind: 'booking-request', form: 'contact', recipient: 'sales' }, `booked WHERE origin = 'visitor'`)})
  SELECT ${bookingColumns} FROM booked`;
  });

const requestAtoms = requestOf((atoms) => `SELECT unnest(${atoms}) AS atom`);
const requestUnit = requestOf((units, during) => bestUnitSql(units, during, 'booked.id'));

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
