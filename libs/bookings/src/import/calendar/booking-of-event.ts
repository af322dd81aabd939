import { createHash } from 'node:crypto';
import { addDays, dayAt, hoursOf, instantOf, type TimeSpan } from '@mainstage/calendar/days/hours';
import { partHours } from '@mainstage/calendar/facts';
import { venues } from '@mainstage/content/venues/venues';
import type ICAL from 'ical.js';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { ImportRow } from '../import-entry';
import { venueOfTitle, venuesNamed } from '../venue-by-name';
import { type CalendarEvent, EntryProblem } from './calendar-event';

/** Longer than any hire: such an entry is a note about the venue, or a typing error. */
const longestDays = 60;
const dayMs = 86_400_000;

export const nameOf = ({ line, summary, start }: CalendarEvent, at: ICAL.Time = start): string =>
  `line ${line}: ${summary || 'an entry without a title'}, ${at.toString().replace('T', ' ')}`;

/** The id of an entry without a UID: stays the same until the entry is changed. */
export const uidOf = ({ uid, summary, location, start, end }: CalendarEvent): string =>
  uid ?? createHash('sha256').update([summary, location, start.toString(), end.toString()].join('\n')).digest('hex');

/** The venue of an entry that is a booking. @throws EntryProblem if it is none */
export function venueOfEvent({ location, summary, free, start, end }: CalendarEvent): VenueId {
  if (free) throw new EntryProblem('it is marked as free (TRANSP:TRANSPARENT), so it is no booking');
  const places = venuesNamed(location);
  if (places.length > 1)
    throw new EntryProblem(
      `it names several venues (${places.map((id) => venues[id].name).join(', ')}); enter each by hand`,
    );
  const venue = places[0] ?? venueOfTitle(summary);
  if (!venue) throw new EntryProblem('neither its place nor its title names a venue');
  if (places.length === 0 && isWholeDays(start, end))
    throw new EntryProblem('it is an all-day note: no place, only a title that names a venue');
  return venue;
}

/** @throws EntryProblem if it is no booking */
export function bookingOfEvent(event: CalendarEvent, start: ICAL.Time, end: ICAL.Time, externalId: string): ImportRow {
  const venue = venueOfEvent(event);
  const wholeDays = isWholeDays(start, end);
  const hours = wholeDays ? spanOfDays(start, end) : { from: start.toUnixTime() * 1000, to: end.toUnixTime() * 1000 };
  if (hours.to <= hours.from) throw new EntryProblem('it ends when it begins, or before');
  if (hours.to - hours.from > longestDays * dayMs)
    throw new EntryProblem(`it lasts longer than ${longestDays} days; enter it by hand if that is meant`);
  return {
    name: nameOf(event, start),
    externalId,
    venue,
    day: wholeDays ? start.toString().slice(0, 10) : dayAt(hours.from),
    hire: hours,
    state: event.tentative ? 'option' : 'definite',
    client: { name: event.summary.slice(0, 200) || 'imported' },
  };
}

/** Dates, or midnight to midnight, as Outlook writes whole days. */
function isWholeDays(start: ICAL.Time, end: ICAL.Time): boolean {
  if (start.isDate) return true;
  const midnight = ({ hour, minute, second }: ICAL.Time) => hour === 0 && minute === 0 && second === 0;
  return midnight(start) && midnight(end) && end.compare(start) > 0;
}

/** From the morning of the first day to the evening of the last; an entry's end is the day after. */
function spanOfDays(start: ICAL.Time, end: ICAL.Time): TimeSpan {
  const [first, after] = [start.toString().slice(0, 10), end.toString().slice(0, 10)];
  const last = after > first ? addDays(after, -1) : first;
  const { to } = hoursOf(last, partHours.evening.from, partHours.evening.to);
  return { from: instantOf(first, partHours.morning.from), to };
}
