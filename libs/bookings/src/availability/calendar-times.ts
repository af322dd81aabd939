import type { TimeSpan } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { type GuestStay, GuestTimes } from './guest-times';
import { inAll, merged } from './spans';

/** Times at which a venue is taken or under option, sorted and without overlaps. */
export interface VenueTimes {
  taken: readonly TimeSpan[];
  underOption: readonly TimeSpan[];
}

/** The times of all venues and the guests in the building, from one reading. */
export interface CalendarTimes {
  venues: ReadonlyMap<VenueId, VenueTimes>;
  guests: GuestTimes;
}

export interface BookedTime extends TimeSpan {
  atom: string;
  state: 'option' | 'definite';
}

export function calendarTimesOf(booked: readonly BookedTime[], stays: readonly GuestStay[]): CalendarTimes {
  const byAtom = { option: new Map<string, TimeSpan[]>(), definite: new Map<string, TimeSpan[]>() };
  for (const { atom, state, from, to } of booked) {
    const spans = byAtom[state].get(atom) ?? [];
    byAtom[state].set(atom, spans);
    spans.push({ from, to });
  }
  return { venues: new Map(venueIds.map((venue) => [venue, timesOf(venue)])), guests: new GuestTimes(stays) };

  function timesOf(venue: VenueId): VenueTimes {
    const all = (state: 'option' | 'definite') => atomsOf(venue).map((atom) => byAtom[state].get(atom) ?? []);
    if (!hasUnits(venue)) return { taken: merged(all('definite').flat()), underOption: merged(all('option').flat()) };
    // An office is taken when its last unit is taken, and under option when no unit is without a booking.
    const bookedByUnit = atomsOf(venue).map((_, index) =>
      merged([...all('definite')[index]!, ...all('option')[index]!]),
    );
    return { taken: inAll(all('definite').map(merged)), underOption: inAll(bookedByUnit) };
  }
}
