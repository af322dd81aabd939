import type { TimeSpan } from '../days/hours';
import { type AreaGuests, guestAreas } from './guest-areas';

/** Guests of a booking from its begin to its end; set-up and dismantling bring none. Milliseconds since 1970. */
export interface Crowd extends TimeSpan {
  guests: AreaGuests;
}

/** A stretch of time in which an area would have more guests than its figure. */
export interface Overrun<Other extends Crowd = Crowd> extends TimeSpan {
  /** Index in `guestAreas`. */
  area: number;
  /** Guests of the others at that time. */
  already: number;
  /** Of the booking itself. */
  own: number;
  /** Who is there at that time, in the order given. */
  others: readonly Other[];
}

/**
 * The fullest moment of the smallest area in which a booking would exceed the figure (rule floors.guests).
 * @returns nothing where it fits at every moment
 */
export function overrunOf<Other extends Crowd>(booking: Crowd, others: readonly Other[]): Overrun<Other> | undefined {
  return overrunsOf(booking, others).at(0);
}

/** The fullest moment of every area in which a booking would exceed the figure, the smallest area first. */
function overrunsOf<Other extends Crowd>(booking: Crowd, others: readonly Other[]): Overrun<Other>[] {
  const met = others.filter(({ from, to }) => from < booking.to && booking.from < to);
  // The sum is highest at a moment at which somebody comes.
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
