import { blocks } from '@mainstage/calendar/atoms/venue-atoms';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { firstHour, hours, hoursInto, lastHour } from './day-hours';

/** A stretch of hours of one venue in which nothing changes. A free one is a single hour, so that each can be chosen. */
export interface Stretch {
  from: number;
  /** The hour in which it ends; exclusive. */
  to: number;
  /** The venue's own bookings, by rank. */
  bookings: DeskBooking[];
  /** Of venues that share an area with it. */
  blockers: DeskBooking[];
}

const reserving = ['requested', 'option', 'definite'];

/** Bookings that still reserve something. */
export const inForce = (bookings: readonly DeskBooking[]): DeskBooking[] =>
  bookings.filter(({ state }) => reserving.includes(state));

/** Whether one venue cannot be used while the other is booked (docs/adr/0017-calendar.md). */
function isBlockedBy(venue: string, other: string): boolean {
  return venue !== other && isVenueId(venue) && isVenueId(other) && blocks(venue, other);
}

/** Definite bookings and first options of other venues on the same areas. */
export const blockersOf = (venue: string, bookings: readonly DeskBooking[]): DeskBooking[] =>
  inForce(bookings).filter(({ state, venue: other }) => state !== 'requested' && isBlockedBy(venue, other));

const byRank = (one: DeskBooking, other: DeskBooking) =>
  (one.rank ?? 0) - (other.rank ?? 0) || one.startsAt.localeCompare(other.startsAt);

/**
 * A venue's day, cut where a booking takes the room or gives it free, set-up and dismantling included: the hours that a new
 * booking finds taken.
 * @param bookings of all venues
 */
export function stretchesOf(venue: string, day: string, bookings: readonly DeskBooking[]): Stretch[] {
  // Those of the day before may still be dismantled.
  const ofDay = inForce(bookings);
  const own = ofDay.filter((booking) => booking.venue === venue).sort(byRank);
  const blockers = blockersOf(venue, ofDay);
  const covers = (hour: number) => (booking: DeskBooking) => {
    const from = Math.max(firstHour, Math.floor(hoursInto(day, booking.takenFrom)));
    const to = Math.min(lastHour, Math.ceil(hoursInto(day, booking.takenTo)));
    return from <= hour && hour < to;
  };
  const stretches: Stretch[] = [];
  for (const hour of hours) {
    const found = { bookings: own.filter(covers(hour)), blockers: blockers.filter(covers(hour)) };
    const last = stretches.at(-1);
    const busy = found.bookings.length + found.blockers.length > 0;
    if (last && busy && sameIds(last.bookings, found.bookings) && sameIds(last.blockers, found.blockers))
      last.to = hour + 1;
    else stretches.push({ from: hour, to: hour + 1, ...found });
  }
  return stretches;
}

const sameIds = (one: DeskBooking[], other: DeskBooking[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();
