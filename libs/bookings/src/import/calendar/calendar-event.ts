import { isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import ICAL from 'ical.js';
import type { RawComponent } from './split-calendar';
import { valueOf } from './split-calendar';
import type { CalendarZones } from './time-zones';

/** Why an entry cannot become a booking; the message completes a sentence. */
export class EntryProblem extends Error {
  override readonly name = 'EntryProblem';
}

/** An event of a calendar file whose times are known instants. */
export interface CalendarEvent {
  line: number;
  uid?: string;
  summary: string;
  location: string;
  component: ICAL.Component;
  start: ICAL.Time;
  end: ICAL.Time;
  /** For a changed date of a series: its original time. */
  recurrenceId?: ICAL.Time;
  cancelled: boolean;
  tentative: boolean;
  /** Marked as free: the author did not mean to occupy the room. */
  free: boolean;
}

/** The properties that are parsed; errors in others, such as a broken description, do not matter. */
const parsed = /^(SUMMARY|LOCATION|DTSTART|DTEND|DURATION|RRULE|EXRULE|RDATE|EXDATE|RECURRENCE-ID)[;:]/i;
const timed = ['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate'];

export function readEvent(raw: RawComponent, zones: CalendarZones, calendarCancels: boolean): CalendarEvent {
  if (!raw.complete) throw new EntryProblem('the file ends, or another entry begins, before its END:VEVENT');
  const component = parse(raw);
  for (const property of timed) for (const each of component.getAllProperties(property)) settleZone(each, zones);
  const event = new ICAL.Event(component, { exceptions: [] });
  const start = component.getFirstPropertyValue('dtstart');
  if (!(start instanceof ICAL.Time)) throw new EntryProblem('it does not say when it begins (DTSTART)');
  const recurrenceId = component.getFirstPropertyValue('recurrence-id');
  const transparency = valueOf(raw, 'TRANSP')?.toUpperCase();
  const busy = valueOf(raw, 'X-MICROSOFT-CDO-BUSYSTATUS')?.toUpperCase();
  const status = valueOf(raw, 'STATUS')?.toUpperCase();
  return {
    line: raw.line,
    ...(valueOf(raw, 'UID') && { uid: valueOf(raw, 'UID') }),
    summary: textOf(event.summary),
    location: textOf(event.location),
    component,
    start,
    end: event.endDate,
    ...(recurrenceId instanceof ICAL.Time && { recurrenceId }),
    cancelled: calendarCancels || status === 'CANCELLED' || status === 'CANCELED',
    tentative: status === 'TENTATIVE' || (status === undefined && busy === 'TENTATIVE'),
    free: transparency === 'TRANSPARENT' || (transparency === undefined && busy === 'FREE'),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

function parse(raw: RawComponent): ICAL.Component {
  const lines = raw.lines.filter((line) => parsed.test(line));
  try {
    const jcal = ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n'));
    return new ICAL.Component(jcal as [string, unknown[], unknown[]]);
  } catch (error) {
    throw new EntryProblem(`it cannot be read: ${(error as Error).message}`);
  }
}

/** Resolves the time zone of a property. @throws EntryProblem if the zone is unknown or there is no such day or time */
function settleZone(property: ICAL.Property, zones: CalendarZones): void {
  const name = property.name.toUpperCase();
  const tzid = property.getFirstParameter('tzid');
  // The library turns 30 February into 2 March, so the day is checked as written.
  const missing = JSON.stringify(property.jCal.slice(3))
    .match(writtenTimes)
    ?.find((text) => !exists(text));
  if (missing !== undefined) throw new EntryProblem(`${name} ${missing} does not exist`);
  for (const value of timesOf(property)) {
    if (value.isDate || value.zone === ICAL.Timezone.utcTimezone) continue;
    const zone = tzid ? zones.named(tzid) : zones.floating;
    if (!zone) throw new EntryProblem(`its time zone "${tzid}" is unknown, so its hours here are too`);
    value.zone = zone;
  }
}

const writtenTimes = /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2})?/g;

function exists(text: string): boolean {
  const [day = '', time = '00:00:00'] = text.split('T');
  return isRealDate(day) && day > '1900' && day < '2200' && isRealTime(time.slice(0, 5)) && time.slice(6) <= '60';
}

/** @throws EntryProblem if it is no time */
function timesOf(property: ICAL.Property): ICAL.Time[] {
  const noTime = new EntryProblem(`${property.name.toUpperCase()} is no day or time`);
  let values: unknown[];
  try {
    values = property.getValues();
  } catch {
    throw noTime;
  }
  return values.flatMap((value) => {
    if (value instanceof ICAL.Period) return [value.start, ...(value.end ? [value.end] : [])];
    if (!(value instanceof ICAL.Time)) throw noTime;
    return [value];
  });
}
