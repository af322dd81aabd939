import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { clockText, dayAt } from '../text/times';
import { bookingWords } from './booking-words';
import { type CellState, cellStateOf } from './cell-styles';
import { hourText } from './day-hours';
import { type DayBookings, type Stretch, stretchesOf } from './venue-row';

/** A venue on a day as a whole. */
export interface VenueDay {
  state: CellState;
  /** Its own bookings, also those of other days that are set up or dismantled in its hours. */
  own: DeskBooking[];
  blockers: DeskBooking[];
  /** Stretches that the guests of others close or limit. */
  guests: Stretch[];
  /** Each with the hours in which the room is taken, set-up and dismantling included. */
  lines: string[];
}

/** @param ofDay of `bookingsOn(day, …)` */
export function venueDay(
  venue: string,
  day: string,
  ofDay: DayBookings,
  venueName: (id: string | null) => string,
): VenueDay {
  const stretches = stretchesOf(venue, ofDay);
  const own = distinct(stretches.flatMap(({ bookings }) => bookings));
  const blockers = distinct(stretches.flatMap((stretch) => stretch.blockers));
  const guests = stretches.filter((stretch) => stretch.guests !== null);
  const words = bookingWords(own, blockers, venueName);
  const bookingLines = words.map((line, at) => `${takenText(own[at] ?? blockers[0]!, day)} ${line}`);
  const guestLines = guests.map(({ from, to, guests: left }) => `${hourText(from)}–${hourText(to)} ${left!.words}`);
  const state = cellStateOf(
    own,
    blockers,
    guests.flatMap((stretch) => stretch.guests ?? []),
  );
  return { state, own, blockers, guests, lines: [...bookingLines, ...guestLines] };
}

const distinct = (bookings: readonly DeskBooking[]): DeskBooking[] => [...new Set(bookings)];

/** `14:00–04:00`; what began on another day `until 11:00`. */
function takenText({ takenFrom, takenTo }: DeskBooking, day: string): string {
  const until = clockText(takenTo);
  return dayAt(Date.parse(takenFrom)) < day ? `until ${until}` : `${clockText(takenFrom)}–${until}`;
}
