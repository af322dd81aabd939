import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { bookingOfEvent, nameOf, uidOf, venueOfEvent } from './calendar/booking-of-event';
import { type CalendarEvent, EntryProblem, readEvent } from './calendar/calendar-event';
import { latestVersions, type VersionedEvent } from './calendar/latest-versions';
import { dateId, expandSeries, type SeriesWindow } from './calendar/series';
import { type RawComponent, splitCalendar, valueOf } from './calendar/split-calendar';
import { CalendarZones } from './calendar/time-zones';
import type { ImportEntry } from './import-entry';
import { TimeLimit } from './time-limit';

/** Limits of the period and number of dates that are imported of a series. */
const monthsAhead = 24;
const mostDates = 1_000;

/**
 * Reads the entries of an iCalendar file (RFC 5545): each event and each date of a series becomes a booking or is
 * reported with the reason. No entry is dropped.
 * @param now start of the period in which dates of a series are imported
 * @throws TypeError if it is no such file
 */
export function readIcs(text: string, now: DateTime = DateTime.now(), limit = new TimeLimit()): ImportEntry[] {
  const parts = splitCalendar(text);
  const calendars = parts.filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) throw new TypeError('This is no iCalendar file: it has no BEGIN:VCALENDAR.');
  const strays = parts.filter((part) => !calendars.includes(part));
  const entries = strays.map((part) => problemOf(part, new EntryProblem('it stands outside of a calendar')));
  const versions: VersionedEvent[] = [];
  for (const calendar of calendars) {
    const zones = new CalendarZones(calendar, limit);
    const cancels = valueOf(calendar, 'METHOD')?.toUpperCase() === 'CANCEL';
    for (const part of calendar.within) {
      if (part.name === 'VTIMEZONE') continue;
      try {
        if (part.name !== 'VEVENT') throw new EntryProblem(`a ${part.name} is no booking`);
        versions.push(versionOf(part, readEvent(part, zones, cancels)));
      } catch (error) {
        entries.push(problemOf(part, error));
      }
    }
    if (!calendar.complete)
      entries.push({
        name: `line ${calendar.line}`,
        note: 'the file ends before END:VCALENDAR: some of it may be missing',
      });
  }
  const { latest, replaced } = latestVersions(versions);
  for (const { event, by } of replaced)
    entries.push({ name: nameOf(event), problem: `line ${by.line} is a later version of it` });
  return [...entries, ...bookingsOf(latest, now, limit)];
}

const versionOf = (part: RawComponent, event: CalendarEvent): VersionedEvent => ({
  event,
  sequence: Number.parseInt(valueOf(part, 'SEQUENCE') ?? '', 10) || 0,
  modified: valueOf(part, 'LAST-MODIFIED') ?? valueOf(part, 'DTSTAMP') ?? '',
});

function problemOf(part: RawComponent, error: unknown): ImportEntry {
  const title = valueOf(part, 'SUMMARY');
  const name = `line ${part.line}${title ? `: ${title}` : ''}`;
  if (error instanceof EntryProblem) return { name, problem: error.message };
  return { name, problem: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` };
}

function bookingsOf(events: readonly CalendarEvent[], now: DateTime, limit: TimeLimit): ImportEntry[] {
  const window: SeriesWindow = {
    from: now.toMillis(),
    to: now.plus({ months: monthsAhead }).toMillis(),
    most: mostDates,
  };
  const families = new Map<string, CalendarEvent[]>();
  for (const event of events) families.set(uidOf(event), [...(families.get(uidOf(event)) ?? []), event]);
  return [...families.values()].flatMap((family) => {
    const master = family.find(({ recurrenceId }) => !recurrenceId);
    const changed = family.filter((event) => event !== master);
    return master ? familyOf(master, changed, window, limit) : changed.map((event) => changedDate(event));
  });
}

function familyOf(
  master: CalendarEvent,
  changed: CalendarEvent[],
  window: SeriesWindow,
  limit: TimeLimit,
): ImportEntry[] {
  for (const event of changed) alignRecurrenceId(event, master);
  const alone = () => changed.map((event) => changedDate(event));
  if (master.cancelled) return [{ name: nameOf(master), cancels: uidOf(master), wholeSeries: true }, ...alone()];
  const repeats = master.component.hasProperty('rrule') || master.component.hasProperty('rdate');
  if (!repeats) return [entryOf(master, master.start, master.end, uidOf(master)), ...alone()];
  try {
    venueOfEvent(master);
    return datesOf(master, changed, window, limit);
  } catch (error) {
    return [{ name: nameOf(master), problem: (error as Error).message }, ...alone()];
  }
}

/** @throws EntryProblem if the series as a whole cannot be read */
function datesOf(
  master: CalendarEvent,
  changed: readonly CalendarEvent[],
  window: SeriesWindow,
  limit: TimeLimit,
): ImportEntry[] {
  const uid = uidOf(master);
  const name = nameOf(master);
  const { occurrences, excluded, past, goesOn } = expandSeries(master, changed, window, limit);
  const entries: ImportEntry[] = occurrences.map(({ id, event, start, end }) => {
    const entry = entryOf(event, start, end, `${uid} ${id}`);
    // Cancelled together with the date that the entry names.
    const along = event.recurrenceId !== undefined && dateId(event.recurrenceId) !== id;
    return 'cancels' in entry && along ? { ...entry, optional: true } : entry;
  });
  const met = new Set(occurrences.map(({ event }) => event));
  const unmet = changed.filter((event) => !met.has(event)).map((event) => changedDate(event));
  const left = excluded.map((id) => ({
    name: `${name}, its date ${id}`,
    cancels: `${uid} ${id}`,
    wholeSeries: false,
    optional: true,
  }));
  if (!met.has(master))
    entries.push({ name, problem: past > 0 ? 'all its dates are over' : 'each of its dates is changed or left out' });
  else if (past > 0) entries.push({ name, note: `${past} dates of the series are over and left out` });
  if (goesOn)
    entries.push({
      name,
      note: `the series goes on after what is taken (${monthsAhead} months, at most ${mostDates} dates)`,
    });
  return [...entries, ...unmet, ...left];
}

/** A changed date is a booking of its own if its series is not in the file or has no such date. */
const changedDate = (event: CalendarEvent): ImportEntry =>
  entryOf(event, event.start, event.end, `${uidOf(event)} ${dateId(event.recurrenceId ?? event.start)}`);

function entryOf(event: CalendarEvent, start: ICAL.Time, end: ICAL.Time, externalId: string): ImportEntry {
  const name = nameOf(event, start);
  if (event.cancelled) return { name, cancels: externalId, wholeSeries: false };
  try {
    return bookingOfEvent(event, start, end, externalId);
  } catch (error) {
    return { name, problem: (error as Error).message };
  }
}

/** Expresses the RECURRENCE-ID of an exception in the time zone and with the time of day of its series. */
function alignRecurrenceId(event: CalendarEvent, { start }: CalendarEvent): void {
  const id = event.recurrenceId;
  if (!id || (id.isDate === start.isDate && (id.isDate || id.zone === start.zone))) return;
  let aligned: ICAL.Time;
  if (start.isDate) aligned = ICAL.Time.fromDateString(id.toString().slice(0, 10));
  else if (id.isDate) {
    aligned = start.clone();
    aligned.resetTo(id.year, id.month, id.day, start.hour, start.minute, start.second, start.zone);
  } else {
    aligned = ICAL.Time.fromJSDate(new Date(id.toUnixTime() * 1000), true);
    const offset = start.zone.utcOffset(shifted(aligned, start.zone.utcOffset(aligned)));
    aligned.adjust(0, 0, 0, offset);
    aligned.zone = start.zone;
  }
  event.recurrenceId = aligned;
  event.component.updatePropertyWithValue('recurrence-id', aligned);
}

function shifted(time: ICAL.Time, seconds: number): ICAL.Time {
  const other = time.clone();
  other.adjust(0, 0, 0, seconds);
  return other;
}
