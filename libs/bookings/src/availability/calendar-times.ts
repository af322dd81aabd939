import type { TimeSpan } from '@mainstage/calendar/days/hours';
import { atomsOf, hasUnits } from '@mainstage/calendar/atoms/venue-atoms';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { type GuestStay, GuestTimes } from './guest-times';
import { inAll, merged } from './spans';

/** When a venue cannot be had, and when somebody has an option on it. In order, without overlaps. */
export interface VenueTimes {
  taken: readonly TimeSpan[];
  /** Under option, whether also taken or not. */
  underOption: readonly TimeSpan[];
}

/** The times of all venues, and the guests in the building, as the calendar is at one moment. */
export interface CalendarTimes {
  venues: ReadonlyMap<VenueId, VenueTimes>;
  guests: GuestTimes;
}

/** A time at which a part of the building is booked. */
export interface BookedTime extends TimeSpan {
  atom: string;
  state: 'option' | 'definite';
}

/** The times of each venue, from those of the parts it consists of. */
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
    // An office is taken when its last unit is, and under option when no unit is left without a booking.
    const bookedByUnit = atomsOf(venue).map((_, index) =>
      merged([...all('definite')[index]!, ...all('option')[index]!]),
    );
    return { taken: inAll(all('definite').map(merged)), underOption: inAll(bookedByUnit) };
  }
}
