import type { TimeSpan } from '@mainstage/calendar/days/hours';
import { type AreaGuests, guestAreas } from '@mainstage/calendar/guests/guest-areas';

export interface GuestStay extends TimeSpan {
  state: 'option' | 'definite';
  guests: AreaGuests;
}

/** Guests of each area: of definite bookings, and of these and first options together. */
export interface AreaSums {
  definite: AreaGuests;
  reserved: AreaGuests;
}

/** A stretch during which the number of guests is constant. */
interface Segment extends TimeSpan, AreaSums {}

const none: AreaGuests = guestAreas.map(() => 0);

/** Number of guests in the building at every moment. Never sent to visitors, who see only which times are closed. */
export class GuestTimes {
  private readonly segments: readonly Segment[];
  private readonly peaks = new Map<number, AreaSums>();

  constructor(stays: readonly GuestStay[]) {
    this.segments = segmentsOf(stays);
  }

  /** The most guests of each area within a part of a day. Cached, because many venues request the same part. */
  peak(part: TimeSpan): AreaSums {
    const known = this.peaks.get(part.from);
    if (known) return known;
    const peak = { definite: [...none], reserved: [...none] };
    for (const segment of this.during(part))
      for (const kind of ['definite', 'reserved'] as const)
        segment[kind].forEach((guests, area) => (peak[kind][area] = Math.max(peak[kind][area]!, guests)));
    this.peaks.set(part.from, peak);
    return peak;
  }

  /** Times closed for this many guests by definite bookings, or only together with the first options. */
  closed(own: AreaGuests, window: TimeSpan, by: keyof AreaSums): TimeSpan[] {
    return this.during(window)
      .filter(({ definite, reserved }) =>
        closes(own, definite) ? by === 'definite' : by === 'reserved' && closes(own, reserved),
      )
      .map(({ from, to }) => ({ from, to }));
  }

  private during({ from, to }: TimeSpan): Segment[] {
    let [low, high] = [0, this.segments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.segments[middle]!.to <= from) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < this.segments.length && this.segments[end]!.from < to) end += 1;
    return this.segments.slice(low, end);
  }
}

const most = guestAreas.map((area) => area.most);

/**
 * Whether this many more guests would exceed the limit of an area. A plain loop, because a response for a year calls it
 * 60,000 times.
 */
export function closes(own: AreaGuests, there: AreaGuests): boolean {
  for (let area = 0; area < most.length; area += 1)
    if (own[area]! > 0 && there[area]! + own[area]! > most[area]!) return true;
  return false;
}

function segmentsOf(stays: readonly GuestStay[]): Segment[] {
  const changes = stays
    .flatMap((stay) => [
      { at: stay.from, sign: 1, stay },
      { at: stay.to, sign: -1, stay },
    ])
    .sort((one, other) => one.at - other.at);
  const segments: Segment[] = [];
  let sums: AreaSums = { definite: none, reserved: none };
  changes.forEach(({ at, sign, stay }, index) => {
    const add = (there: AreaGuests) => there.map((guests, area) => guests + sign * (stay.guests[area] ?? 0));
    sums = { definite: stay.state === 'definite' ? add(sums.definite) : sums.definite, reserved: add(sums.reserved) };
    const to = changes[index + 1]?.at;
    if (to !== undefined && to > at) segments.push({ from: at, to, ...sums });
  });
  return segments;
}
