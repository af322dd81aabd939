import type { EntityManager } from 'typeorm';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { hireHours, type TimeSpan, withSetUp } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import type { BookingOrigin } from '../entities/booking';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import type { Actor, BookingContext } from '../booking-context';
import { BookingPlacementQueries } from '../booking-placement.queries';
import type { BookingRow } from '../rows';
import { BookingError } from '../booking-error';

/** A request for a venue on a day. */
export interface BookingRequest {
  /** A name that this booking shall have; its own where absent. */
  id?: string;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  /** Which part of the day, or the exact hours in milliseconds since 1970. */
  hire: Hire | TimeSpan;
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
 * Stores a request, in one statement; it reserves nothing. To be called in the transaction that writes the lead;
 * the mail about the lead notifies sales.
 * @throws Refused `invalid` or `past`
 */
export async function requestBooking(manager: EntityManager, request: BookingRequest, by: Actor): Promise<BookingRow> {
  const { venue, hours } = placeOfRequest(request);
  if (!(hours.from < hours.to)) throw new BookingError('invalid', 'It ends before it begins.');
  const setUp = request.setUp ?? setUpOf(venue);
  const takes = withSetUp(hours, setUp);
  const placement = new BookingPlacementQueries(manager);
  const requested = {
    id: request.id ?? null,
    origin: request.origin,
    externalId: request.externalId ?? null,
    importId: request.importId ?? null,
    leadForm: request.lead?.form ?? null,
    leadId: request.lead?.id ?? null,
    client: request.client?.name ?? null,
    clientEmail: request.client?.email ?? null,
    // Clients of imported bookings hear from the calendar that they were kept in, until sales says otherwise.
    tellClient: request.origin !== 'import',
    venue,
    day: request.day,
    hire: typeof request.hire === 'string' ? request.hire : null,
    startsAt: new Date(hours.from),
    endsAt: new Date(hours.to),
    setUpMinutes: setUp.before,
    dismantlingMinutes: setUp.after,
    guests: request.guests ?? null,
    layout: request.layout ?? null,
    atoms: atomsOf(venue),
    takenFrom: new Date(takes.from),
    takenTo: new Date(takes.to),
    by,
  };
  const booking = await placement.request(requested, hasUnits(venue));
  if (!booking) throw new BookingError('past', 'That time is over.');
  return booking;
}

/** `requestBooking` in a transaction of its own. */
export const request = (context: BookingContext, request: BookingRequest, by: Actor): Promise<BookingRow> =>
  requestBooking(context.manager, request, by);

/** The checked hours of a request. @throws Refused `invalid` */
export function placeOfRequest({ venue, day, hire }: Pick<BookingRequest, 'venue' | 'day' | 'hire'>): {
  venue: VenueId;
  hours: TimeSpan;
} {
  if (!isVenueId(venue)) throw new BookingError('invalid', `${venue} is no venue of the house.`);
  if (typeof hire === 'string' && !isHire(hire))
    throw new BookingError('invalid', `${String(hire)} is no part of a day.`);
  try {
    return { venue, hours: typeof hire === 'string' ? hireHours(day, hire) : hire };
  } catch {
    throw new BookingError('invalid', `${day} is no day.`);
  }
}
