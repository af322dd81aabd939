import type { EntityManager } from 'typeorm';
import { setUpOf } from '@mainstage/calendar/atoms/set-up';
import { hireHours, type TimeSpan, withSetUp } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { type Hire, isHire } from '@mainstage/contracts/day-parts';
import type { BookingOrigin } from '@mainstage/leads/booking/entity';
import { isVenueId, type VenueId } from '@mainstage/venues/facts/ids';
import type { Actor, Desk } from '../desk';
import { BookingPlacementQueries } from '../booking-placement.queries';
import type { BookingRow } from '../rows';
import { Refused } from '../refused';

/** A wish for a venue on a day. */
export interface Wish {
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
 * Writes a wish down, in one statement: it takes nothing from anybody. To be called where the lead is written,
 * in the same transaction; sales is told of it by the mail about the lead.
 * @throws Refused `invalid` or `past`
 */
export async function requestBooking(manager: EntityManager, wish: Wish, by: Actor): Promise<BookingRow> {
  const { venue, hours } = placeOfWish(wish);
  if (!(hours.from < hours.to)) throw new Refused('invalid', 'It ends before it begins.');
  const setUp = wish.setUp ?? setUpOf(venue);
  const takes = withSetUp(hours, setUp);
  const placement = new BookingPlacementQueries(manager);
  const requested = {
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
  };
  const booking = await placement.request(requested, hasUnits(venue));
  if (!booking) throw new Refused('past', 'That time is over.');
  return booking;
}

/** The same by itself. */
export const request = (desk: Desk, wish: Wish, by: Actor): Promise<BookingRow> =>
  requestBooking(desk.manager, wish, by);

/** The checked hours of a wish. @throws Refused `invalid` */
export function placeOfWish({ venue, day, hire }: Pick<Wish, 'venue' | 'day' | 'hire'>): {
  venue: VenueId;
  hours: TimeSpan;
} {
  if (!isVenueId(venue)) throw new Refused('invalid', `${venue} is no venue of the house.`);
  if (typeof hire === 'string' && !isHire(hire)) throw new Refused('invalid', `${String(hire)} is no part of a day.`);
  try {
    return { venue, hours: typeof hire === 'string' ? hireHours(day, hire) : hire };
  } catch {
    throw new Refused('invalid', `${day} is no day.`);
  }
}
