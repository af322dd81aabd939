import { hoursOf, instantOf, type Span, zone } from '@mainstage/calendar/days/hours';
import { addDays, dayAt } from '@mainstage/calendar/days/hours';
import { partHours } from '@mainstage/calendar/facts';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import type { ImportRow, UnreadableRow } from './import-rows';
import { venueNamed } from './venue-named';

/** A series is taken over for so long. */
const monthsAhead = 24;

/** Reads the entries of an iCalendar file: each occurrence of a series is a booking of its own. @throws TypeError */
export function readIcs(text: string): (ImportRow | UnreadableRow)[] {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]);
  } catch (error) {
    throw new TypeError(`This is no iCalendar file: ${(error as Error).message}`, { cause: error });
  }
  for (const each of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(each);
  return calendar.getAllSubcomponents('vevent').flatMap((each) => occurrences(new ICAL.Event(each)));
}

function occurrences(event: ICAL.Event): (ImportRow | UnreadableRow)[] {
  // A changed occurrence of a series comes with the series.
  if (event.isRecurrenceException()) return [];
  if (!event.isRecurring()) return [rowOf(event, event.startDate, event.endDate, event.uid)];
  const latest = DateTime.now().plus({ months: monthsAhead }).toMillis();
  const found: (ImportRow | UnreadableRow)[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && millis(next) < latest; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    found.push(rowOf(item, startDate, endDate, `${event.uid} ${next.toString()}`));
  }
  return found;
}

function rowOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, externalId: string): ImportRow | UnreadableRow {
  const summary = event.summary ?? '';
  const name = `${summary || 'an entry without a title'}, ${start.toString()}`;
  const venue = venueNamed(event.location ?? '') ?? venueNamed(summary);
  if (!venue) return { name, problem: 'neither its place nor its title names a venue' };
  const status = event.component.getFirstPropertyValue('status');
  if (status === 'CANCELLED') return { name, problem: 'it is cancelled' };
  const hours = start.isDate ? wholeDays(start, end) : { from: millis(start), to: millis(end) };
  return {
    name,
    externalId,
    venue,
    day: start.isDate ? start.toString() : dayAt(hours.from),
    hire: hours,
    state: status === 'TENTATIVE' ? 'option' : 'definite',
    client: { name: summary.slice(0, 200) || 'imported' },
  };
}

/** From the morning of the first day to the evening of the last; an entry's end is the day after. */
function wholeDays(start: ICAL.Time, end: ICAL.Time): Span {
  const [first, after] = [start.toString(), end.toString()];
  const last = after > first ? addDays(after, -1) : first;
  const { to } = hoursOf(last, partHours.evening.from, partHours.evening.to);
  return { from: instantOf(first, partHours.morning.from), to };
}

/** A time without a zone is one of Frankfurt. */
function millis(time: ICAL.Time): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  return DateTime.fromISO(time.toString(), { zone }).toMillis();
}
