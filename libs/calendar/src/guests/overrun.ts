import type { TimeSpan } from '../days/hours';
import { type AreaGuests, guestAreas } from './guest-areas';

/** Guests of a booking during the event, not during set-up and dismantling. Milliseconds since 1970. */
export interface Crowd extends TimeSpan {
  guests: AreaGuests;
}

/** A time span in which an area would exceed its limit. */
export interface Overrun<Other extends Crowd = Crowd> extends TimeSpan {
  /** Index in `guestAreas`. */
  area: number;
  already: number;
  own: number;
  /** The other bookings at that time, in the given order. */
  others: readonly Other[];
}

/**
 * The fullest moment of the smallest area in which a booking would exceed the limit (rule floors.guests).
 * @returns undefined if it fits at every moment
 */
export function overrunOf<Other extends Crowd>(booking: Crowd, others: readonly Other[]): Overrun<Other> | undefined {
  return overrunsOf(booking, others).at(0);
}

/** The fullest moment of every area in which a booking would exceed the limit, the smallest area first. */
function overrunsOf<Other extends Crowd>(booking: Crowd, others: readonly Other[]): Overrun<Other>[] {
  const met = others.filter(({ from, to }) => from < booking.to && booking.from < to);
  // The sum is highest when an event begins.
  const moments = [...new Set(met.map(({ from }) => Math.max(from, booking.from)).concat(booking.from))];
  return guestAreas.flatMap(({ most }, area) => {
    const own = booking.guests[area] ?? 0;
    if (own === 0) return [];
    const sums = moments.map((at) => sumAt(met, area, at));
    const already = Math.max(...sums);
    if (already + own <= most) return [];
    const from = moments[sums.indexOf(already)]!;
    const ends = [booking.to, ...met.flatMap((other) => [other.from, other.to])].filter((at) => at > from);
    return [{ area, from, to: Math.min(...ends), already, own, others: presentAt(met, area, from) }];
  });
}

const presentAt = <Other extends Crowd>(others: readonly Other[], area: number, at: number) =>
  others.filter(({ from, to, guests }) => from <= at && at < to && guests[area]! > 0);

const sumAt = (others: readonly Crowd[], area: number, at: number) =>
  presentAt(others, area, at).reduce((sum, { guests }) => sum + guests[area]!, 0);
