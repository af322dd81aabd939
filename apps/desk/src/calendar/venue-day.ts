import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { clockText, dayAt } from '../text/times';
import { bookingWords } from './booking-words';
import { type CellState, cellStateOf } from './cell-styles';
import { hourText } from './day-hours';
import { type DayBookings, type Stretch, stretchesOf } from './venue-row';

export interface VenueDay {
  state: CellState;
  /** Its own bookings, including those of other days that are set up or dismantled in its hours. */
  own: DeskBooking[];
  blockers: DeskBooking[];
  /** Hours that are closed or limited by the guests of other bookings. */
  guests: Stretch[];
  /** Each with the occupied hours, including set-up and dismantling. */
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

/** `14:00–04:00`; `until 11:00` if it began on another day. */
function takenText({ takenFrom, takenTo }: DeskBooking, day: string): string {
  const until = clockText(takenTo);
  return dayAt(Date.parse(takenFrom)) < day ? `until ${until}` : `${clockText(takenFrom)}–${until}`;
}
