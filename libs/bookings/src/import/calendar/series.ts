import ICAL from 'ical.js';
import { addDays } from '@mainstage/calendar/days/hours';
import type { TimeLimit } from '../time-limit';
import { type CalendarEvent, EntryProblem } from './calendar-event';

/** The period of a series that is imported. Milliseconds since 1970. */
export interface SeriesWindow {
  from: number;
  to: number;
  most: number;
}

/** A date of a series: its time by the rule, and its actual time. */
export interface Occurrence {
  id: string;
  event: CalendarEvent;
  start: ICAL.Time;
  end: ICAL.Time;
}

export interface Series {
  occurrences: Occurrence[];
  excluded: string[];
  past: number;
  goesOn: boolean;
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/** The id of a date within its series, the same in every export. */
export const dateId = (time: ICAL.Time): string => time.toString();

/**
 * The dates of a series, with exceptions applied.
 * @param exceptions of the same UID, by the id of the date that they change
 * @throws EntryProblem if its rule is invalid, yields nothing, or describes days that never come
 */
export function expandSeries(
  master: CalendarEvent,
  exceptions: readonly CalendarEvent[],
  window: SeriesWindow,
  limit: TimeLimit,
): Series {
  try {
    return limit.run(() => expand(master, exceptions, window));
  } catch (error) {
    if (error instanceof EntryProblem) throw error;
    if (error instanceof RangeError) throw new EntryProblem('its recurrence rule describes days that never come');
    throw new EntryProblem(`its recurrence rule cannot be read: ${(error as Error).message}`);
  }
}

function expand(master: CalendarEvent, exceptions: readonly CalendarEvent[], window: SeriesWindow): Series {
  const { component, start } = master;
  if (component.hasProperty('exrule'))
    throw new EntryProblem('it has an EXRULE, which calendars no longer use; enter its dates one by one');
  const isExcluded = excludedDates(component, start);
  const periods = takePeriods(component);
  for (const rule of component.getAllProperties('rrule')) prepareRule(rule, start);
  includeStart(component, start);

  const changed = new Map(exceptions.map((exception) => [dateId(exception.recurrenceId!), exception]));
  const eventOf = new Map(exceptions.map((exception) => [exception.component, exception]));
  const details = new ICAL.Event(component, { exceptions: exceptions.map((exception) => exception.component) });
  const series: Series = { occurrences: [], excluded: [], past: 0, goesOn: false };
  const seen = new Set<string>();
  const add = (at: ICAL.Time, own?: { start: ICAL.Time; end: ICAL.Time }): boolean => {
    const id = dateId(at);
    if (seen.has(id)) return true;
    seen.add(id);
    if (isExcluded(at) && !changed.has(id)) {
      if (at.toUnixTime() * 1000 > window.from) series.excluded.push(id);
      return true;
    }
    const found = details.getOccurrenceDetails(at);
    const { startDate, endDate } = own && !changed.has(id) ? { startDate: own.start, endDate: own.end } : found;
    if (startDate.toUnixTime() * 1000 >= window.to) {
      series.goesOn = true;
      return changed.has(id);
    }
    if (endDate.toUnixTime() * 1000 <= window.from && !changed.has(id)) series.past += 1;
    else
      series.occurrences.push({
        id,
        event: eventOf.get(found.item.component) ?? master,
        start: startDate,
        end: endDate,
      });
    if (series.occurrences.length < window.most) return true;
    series.goesOn = true;
    return false;
  };

  const iterator = new ICAL.RecurExpansion({ component, dtstart: start });
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null)
    if (!add(next)) break;
  for (const period of periods) add(period.start, { start: period.start, end: period.getEnd() });
  if (seen.size === 0) throw new EntryProblem('its recurrence rule yields no date');
  return series;
}

/**
 * Removes the EXDATEs from the component, because the library misses some of them.
 * @returns whether a date is among them
 */
function excludedDates(component: ICAL.Component, start: ICAL.Time): (at: ICAL.Time) => boolean {
  const days = new Set<string>();
  const instants = new Set<number>();
  for (const property of component.getAllProperties('exdate'))
    for (const value of property.getValues() as ICAL.Time[])
      if (value.isDate || start.isDate) days.add(value.toString().slice(0, 10));
      else instants.add(value.toUnixTime());
  component.removeAllProperties('exdate');
  return (at) => days.has(at.toString().slice(0, 10)) || (!at.isDate && instants.has(at.toUnixTime()));
}

/** Removes RDATEs that are periods, which have ends of their own, from the component. */
function takePeriods(component: ICAL.Component): ICAL.Period[] {
  const periods: ICAL.Period[] = [];
  for (const property of component.getAllProperties('rdate')) {
    if (property.type !== 'period') continue;
    periods.push(...(property.getValues() as ICAL.Period[]));
    component.removeProperty(property);
  }
  return periods;
}

/** @throws EntryProblem if it is no rule of days */
function prepareRule(property: ICAL.Property, start: ICAL.Time): void {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur) || !rule.freq) throw new EntryProblem('its RRULE is no recurrence rule');
  if (!frequencies.includes(rule.freq))
    throw new EntryProblem(`it repeats by FREQ=${rule.freq}, and a booking repeats by the day at most`);
  const { until } = rule;
  if (!until) return;
  // An UNTIL that is a day includes that day; one without a zone is in the zone of the series.
  if (until.isDate && !start.isDate) {
    const [year, month, day] = addDays(until.toString().slice(0, 10), 1).split('-').map(Number);
    rule.until = new ICAL.Time({ year, month, day, hour: 0, minute: 0, second: 0, isDate: false }, start.zone);
    rule.until.adjust(0, 0, 0, -1);
  } else if (until.zone === ICAL.Timezone.localTimezone) until.zone = start.zone;
}

/**
 * The first date counts even if the rule does not produce it (RFC 5545, 3.8.5.3); the library omits it if there are
 * only RDATEs or the rule does not match.
 */
function includeStart(component: ICAL.Component, start: ICAL.Time): void {
  const rules = component.getAllProperties('rrule');
  const fits = rules.some((property) => {
    const first = (property.getFirstValue() as ICAL.Recur).iterator(start).next() as ICAL.Time | null;
    return first?.compare(start) === 0;
  });
  if (fits) return;
  for (const property of rules) {
    const rule = property.getFirstValue() as ICAL.Recur;
    if (!rule.count) continue;
    rule.count -= 1;
    if (rule.count === 0) component.removeProperty(property);
  }
  component.addPropertyWithValue('rdate', start.clone());
}
