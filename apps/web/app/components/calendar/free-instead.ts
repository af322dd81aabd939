import { stateOn } from '@mainstage/calendar/states/verdict';
import type { Availability } from '@mainstage/contracts/availability';
import type { Hire } from '@mainstage/contracts/day-parts';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { Layout } from '@mainstage/venues/facts/layouts';
import { findPlaces } from '@mainstage/venues/search/find';
import type { Place } from '@mainstage/venues/search/place';
import { placeOf } from '@mainstage/venues/search/places';
import { isFarTooLarge } from '@mainstage/venues/search/size';
import { freeDays } from './free-days';

/** A venue that is not available on a day. */
export interface TakenDay {
  venue: VenueId;
  /** YYYY-MM-DD */
  date: string;
  /** Acceptable parts of the day. */
  hires: readonly Hire[];
  guests?: number;
  layout?: Layout;
}

export interface DayAlternatives {
  /** The day before and after if the venue is free then, else its next free day. */
  days: readonly string[];
  /** Other rooms that fit, are not far too large and are free on that day. */
  rooms: readonly Place[];
}

const mostRooms = 3;

/** Alternatives to a taken day; the availability covers the day before and some days after. */
export function freeInstead(answer: Availability, { venue, date, hires, guests, layout }: TakenDay): DayAlternatives {
  const isFree = (room: string) => hires.some((hire) => stateOn(answer, [room], date, hire) === 'free');
  const own = placeOf(venue)!;
  const rooms = findPlaces({ guests, layout })
    .fits.map(({ place }) => place)
    .filter((place) => place.id === place.page && place.id !== venue && isFree(place.id))
    .filter((place) => !isFarTooLarge(place, { guests }))
    .filter(({ kind }) =>
      guests === undefined ? kind === own.kind : (kind === 'offices') === (own.kind === 'offices'),
    );
  const byOwnSize = (one: Place, other: Place) =>
    Math.abs(one.guests - own.guests) - Math.abs(other.guests - own.guests);
  return {
    days: freeDays(answer, venue, date, hires),
    rooms: (guests === undefined ? [...rooms].sort(byOwnSize) : rooms).slice(0, mostRooms),
  };
}
