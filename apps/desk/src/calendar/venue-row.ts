import { blocks } from '@mainstage/calendar/atoms/venue-atoms';
import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { addDays } from '../text/times';
import { firstHour, hours, hoursInto, lastHour } from './day-hours';
import { type BookedCrowd, type GuestsLeft, guestsLeft } from './guests-left';

/** Consecutive hours of one venue with the same state. A free one is a single hour, so that each can be chosen. */
export interface Stretch {
  from: number;
  /** Its last hour, exclusive. */
  to: number;
  /** The venue's own bookings, by rank. */
  bookings: DeskBooking[];
  /** Bookings of venues that share an area with it. */
  blockers: DeskBooking[];
  /** Remaining capacity if no booking occupies the room; null if it is full. */
  guests: GuestsLeft | null;
}

const reserving = ['requested', 'option', 'definite'];

const inForce = (bookings: readonly DeskBooking[]): DeskBooking[] =>
  bookings.filter(({ state }) => reserving.includes(state));

/** Whether one venue is unavailable while the other is booked (docs/adr/0017-calendar.md). */
function isBlockedBy(venue: string, other: string): boolean {
  return venue !== other && isVenueId(venue) && isVenueId(other) && blocks(venue, other);
}

/** Definite bookings and first options of other venues on the same areas. */
const blockersOf = (venue: string, bookings: readonly DeskBooking[]): DeskBooking[] =>
  inForce(bookings).filter(({ state, venue: other }) => state !== 'requested' && isBlockedBy(venue, other));

const byRank = (one: DeskBooking, other: DeskBooking) =>
  (one.rank ?? 0) - (other.rank ?? 0) || one.startsAt.localeCompare(other.startsAt);

/** The bookings of one day with their hours, computed once for all venues. */
export interface DayBookings {
  taken: { booking: DeskBooking; from: number; to: number }[];
  crowds: BookedCrowd[];
}

/** @param bookings of any days and all venues */
export function bookingsOn(day: string, bookings: readonly DeskBooking[]): DayBookings {
  const next = addDays(day, 2);
  // Bookings of the day before may still be dismantled.
  const near = inForce(bookings).filter(({ takenFrom, takenTo }) => takenFrom < next && takenTo >= day);
  const hoursOf = (from: string, to: string) => ({ from: hoursInto(day, from), to: hoursInto(day, to) });
  return {
    taken: near.map((booking) => {
      const { from, to } = hoursOf(booking.takenFrom, booking.takenTo);
      return { booking, from: Math.max(firstHour, Math.floor(from)), to: Math.min(lastHour, Math.ceil(to)) };
    }),
    crowds: near
      .filter(({ state, rank }) => state === 'definite' || (state === 'option' && rank === 1))
      .map(({ state, startsAt, endsAt, areaGuests }) => ({ state, guests: areaGuests, ...hoursOf(startsAt, endsAt) })),
  };
}

/**
 * Splits a venue's day wherever its availability for a new booking changes: at bookings including set-up and
 * dismantling, and where the guests of others limit its capacity.
 */
export function stretchesOf(venue: string, { taken, crowds }: DayBookings): Stretch[] {
  const meet = (hour: number) =>
    taken.filter(({ from, to }) => from <= hour && hour < to).map(({ booking }) => booking);
  const stretches: Stretch[] = [];
  for (const hour of hours) {
    const there = meet(hour);
    const bookings = there.filter((booking) => booking.venue === venue).sort(byRank);
    const blockers = blockersOf(venue, there);
    const isFree = bookings.length + blockers.length === 0;
    const guests = isFree && isVenueId(venue) ? guestsLeft(venue, { from: hour, to: hour + 1 }, crowds) : null;
    const found = { bookings, blockers, guests };
    const last = stretches.at(-1);
    if (last && !(isFree && guests === null) && isSame(last, found)) last.to = hour + 1;
    else stretches.push({ from: hour, to: hour + 1, ...found });
  }
  return stretches;
}

type Found = Omit<Stretch, 'from' | 'to'>;

const isSame = (one: Found, other: Found) =>
  sameIds(one.bookings, other.bookings) &&
  sameIds(one.blockers, other.blockers) &&
  one.guests?.words === other.guests?.words;

const sameIds = (one: DeskBooking[], other: DeskBooking[]) =>
  one.map(({ id }) => id).join() === other.map(({ id }) => id).join();
