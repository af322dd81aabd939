import type { ImportEntry, ImportRow } from '../import-entry';

export const calendarOf = (...events: string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events.flatMap(eventLines), 'END:VCALENDAR', ''].join(
    '\r\n',
  );

const eventLines = (lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

export const bookingsIn = (entries: readonly ImportEntry[]): ImportRow[] =>
  entries.filter((entry): entry is ImportRow => 'venue' in entry);

/** `line 4: …: reason` of each entry that is no booking. */
export const problemsIn = (entries: readonly ImportEntry[]): string[] =>
  entries.flatMap((entry) => ('problem' in entry ? `${entry.name}: ${entry.problem}` : []));

export const notesIn = (entries: readonly ImportEntry[]): string[] =>
  entries.flatMap((entry) => ('note' in entry ? entry.note : []));

/** Begin and end of a booking in UTC, as `2027-03-01T09:00Z 2027-03-01T11:00Z`. */
export function hoursIn(entries: readonly ImportEntry[]): string[] {
  const text = (instant: number) => new Date(instant).toISOString().replace(':00.000Z', 'Z');
  return bookingsIn(entries)
    .map(({ hire }) => (typeof hire === 'string' ? hire : `${text(hire.from)} ${text(hire.to)}`))
    .sort();
}

/** Line numbers of events that the entries do not mention; empty unless entries are lost. */
export function unnamedEvents(file: string, entries: readonly ImportEntry[]): number[] {
  const named = new Set(entries.map(({ name }) => Number(/^line (\d+)/.exec(name)?.[1])));
  return file
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (/^BEGIN:V(EVENT|TODO|JOURNAL|FREEBUSY)\s*$/i.test(line) ? index + 1 : []))
    .filter((line) => !named.has(line));
}
