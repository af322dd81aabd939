import { clearDemo, fillDemo } from '../demo/demo';
import { audit } from '../testing/audit';
import { type CalendarUnderTest, inDays, startCalendar } from '../testing/calendar-under-test';
import { makeDefinite } from '../use-cases/make-definite';
import { listImports } from './imported-bookings';
import type { ImportRow } from './import-entry';
import { importRows, undoImport } from './import-rows';
import { previewRows } from './preview-rows';
import { readTable } from './read-table';
import { readIcs } from './read-ics';
import { calendarOf } from './testing/calendar-file';

let calendar: CalendarUnderTest;
beforeAll(async () => (calendar = await startCalendar()));
afterAll(() => calendar.stop());

const bookings = () =>
  calendar.ask<{ venue: string; state: string; client: string }>(
    `SELECT venue, state, client FROM bookings WHERE origin = 'import' ORDER BY created_at, venue`,
  );

describe('a table', () => {
  const day = inDays(50);
  const table = [
    'Venue;Day;Part;From;To;State;Client;Guests',
    `Skyline Stage;${day};full-day;;;definite;"Weber; Söhne";120`,
    `vista-stage;${day};evening;;;definite;Late;40`,
    `vista-stage;${day};morning;;;definite;Early;40`,
    `boardroom;${day};;09:00;12:30;option;Board;12`,
    `cellar;${day};morning;;;;Nobody;`,
    `arena;2027-02-30;morning;;;;Nobody;`,
    `arena;2020-02-03;morning;;;;Past;`,
  ].join('\r\n');

  it('a table is taken row by row: what cannot be taken is named with its reason, the rest is taken', async () => {
    const { taken, known, rejected } = await importRows(calendar, readTable(table), 'import');
    expect([taken, known]).toEqual([2, 0]);
    expect(rejected.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      expect.stringMatching(/^line 3: Skyline Stage is taken from .* \(booking .*, import/),
      expect.stringMatching(/^line 4: Skyline Stage is taken/),
      'line 6: cellar is no venue of the house',
      'line 7: 2027-02-30 is no day like 2027-01-31 or 31.01.2027',
      'line 8: That time is over.',
    ]);
    expect(await bookings()).toEqual([
      { venue: 'skyline-stage', state: 'definite', client: 'Weber; Söhne' },
      { venue: 'boardroom', state: 'option', client: 'Board' },
    ]);
  });

  it('a table changes nothing when it is imported again', async () => {
    const before = await calendar.ask('SELECT * FROM bookings ORDER BY id');
    expect(await importRows(calendar, readTable(table), 'import')).toMatchObject({ taken: 0, known: 2 });
    expect(await calendar.ask('SELECT * FROM bookings ORDER BY id')).toEqual(before);
  });

  it('a table must name its columns', () => {
    expect(() => readTable('a,b\n1,2')).toThrow(/first line must name the columns/);
  });
});

describe('a calendar file', () => {
  const stamp = (days: number) => inDays(days).replaceAll('-', '');
  const file = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//House//EN'],
    ...['BEGIN:VEVENT', 'UID:one@other', `DTSTAMP:20260101T000000Z`, 'SUMMARY:Gala Müller', 'LOCATION:Liberty Stage'],
    ...[`DTSTART;TZID=Europe/Berlin:${stamp(70)}T180000`, `DTEND;TZID=Europe/Berlin:${stamp(71)}T010000`, 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:two@other', 'DTSTAMP:20260101T000000Z', 'SUMMARY:workshop: weekly', 'STATUS:TENTATIVE'],
    ...[`DTSTART:${stamp(72)}T090000`, `DTEND:${stamp(72)}T120000`, 'RRULE:FREQ=WEEKLY;COUNT=3', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:three@other', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Trade fair', 'LOCATION:sky-terrace'],
    ...[`DTSTART;VALUE=DATE:${stamp(80)}`, `DTEND;VALUE=DATE:${stamp(82)}`, 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:four@other', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Staff party'],
    ...[`DTSTART:${stamp(70)}T090000`, `DTEND:${stamp(70)}T120000`, 'END:VEVENT'],
    'END:VCALENDAR',
  ].join('\r\n');

  it('a calendar file is taken with its series, whole days and hours of Frankfurt, and only once', async () => {
    const report = await importRows(calendar, readIcs(file), 'import');
    expect([report.taken, report.rejected.map(({ reason }) => reason)]).toEqual([
      5,
      ['neither its place nor its title names a venue'],
    ]);
    const hours = await calendar.ask<{ venue: string; hours: string; state: string }>(
      `SELECT venue, state, to_char(starts_at AT TIME ZONE 'Europe/Berlin', 'YYYYMMDD HH24:MI') || ' ' ||
         to_char(ends_at AT TIME ZONE 'Europe/Berlin', 'YYYYMMDD HH24:MI') AS hours
       FROM bookings WHERE external_id LIKE '%@other%' ORDER BY starts_at`,
    );
    expect(hours[0]).toEqual({
      venue: 'liberty-stage',
      state: 'definite',
      hours: `${stamp(70)} 18:00 ${stamp(71)} 01:00`,
    });
    expect(hours.filter(({ venue }) => venue === 'workshop').map(({ state }) => state)).toEqual(
      Array(3).fill('option'),
    );
    expect(hours.find(({ venue }) => venue === 'sky-terrace')!.hours).toBe(`${stamp(80)} 08:00 ${stamp(82)} 02:00`);
    expect(await importRows(calendar, readIcs(file), 'import')).toMatchObject({ taken: 0, known: 5 });
  });

  it('a calendar file must be one of the format', () => {
    expect(() => readIcs('hello')).toThrow(/no iCalendar file/);
  });
});

describe('an import', () => {
  const stamp = (days: number) => inDays(days).replaceAll('-', '');
  const entry = (uid: string, days: number, ...more: string[]) => [
    ...[
      `UID:${uid}`,
      `SUMMARY:Entry ${uid}`,
      'LOCATION:Vista Stage',
      `DTSTART;TZID=Europe/Berlin:${stamp(days)}T100000`,
    ],
    ...[`DTEND;TZID=Europe/Berlin:${stamp(days)}T120000`, ...more],
  ];
  const take = (...events: string[][]) => importRows(calendar, readIcs(calendarOf(...events)), 'import');
  const live = () =>
    calendar.ask(`SELECT FROM bookings WHERE origin = 'import' AND state IN ('requested', 'option', 'definite')`);
  const counted = ({ taken, known, rejected }: Awaited<ReturnType<typeof take>>) => [taken, known, rejected.length];

  beforeEach(() => calendar.manager.query('DELETE FROM bookings'));

  it('an import ends the booking of an entry, date or series that the other calendar has cancelled', async () => {
    const series = entry('series', 60, 'RRULE:FREQ=DAILY;COUNT=4');
    expect(counted(await take(entry('one', 50), series))).toEqual([5, 0, 0]);
    const date = `RECURRENCE-ID;TZID=Europe/Berlin:${stamp(61)}T100000`;
    const cancelled = await take(
      entry('one', 50, 'STATUS:CANCELLED'),
      series,
      entry('series', 61, date, 'STATUS:CANCELLED'),
    );
    expect([counted(cancelled), cancelled.ended.length]).toEqual([[2, 3, 0], 2]);
    expect(await live()).toHaveLength(3);
    expect(counted(await take(entry('one', 50, 'STATUS:CANCELLED')))).toEqual([0, 1, 0]);
    // A date that is left out from now on, and then the whole series.
    const shorter = await take([...series, `EXDATE;TZID=Europe/Berlin:${stamp(62)}T100000`]);
    expect([counted(shorter), await live()]).toEqual([
      [1, 3, 0],
      [{}, {}],
    ]);
    await take(entry('series', 60, 'STATUS:CANCELLED'));
    expect(await live()).toHaveLength(0);
    expect((await take(entry('never', 50, 'STATUS:CANCELLED'))).rejected).toEqual([
      { name: expect.any(String) as string, reason: 'it is cancelled, and no booking was made of it' },
    ]);
  });

  it('an import can be previewed: the same outcome for each entry, and nothing changes', async () => {
    await take(entry('there', 50));
    const definite = await calendar.ask<{ id: string }>('SELECT id FROM bookings');
    const entries = readIcs(
      calendarOf(
        ...[entry('there', 50), entry('new', 52), entry('meets', 50), entry('again', 52), entry('past', -3)],
        ...[entry('note', 53, 'TRANSP:TRANSPARENT'), entry('maybe', 54, 'STATUS:TENTATIVE'), entry('both', 54)],
      ),
    );
    const lines = await previewRows(calendar, entries);
    expect(await calendar.ask('SELECT id FROM bookings')).toEqual(definite);
    const report = await importRows(calendar, entries, 'import');
    const count = (result: RegExp) => lines.filter((line) => result.test(line.result)).length;
    expect(counted(report)).toEqual([count(/^new/), count(/^imported before/), count(/^rejected/)]);
    expect(lines.map(({ result }) => result.split(':')[0]).sort()).toEqual([
      ...['imported before', 'new', 'new', 'rejected', 'rejected', 'rejected', 'rejected', 'rejected'],
    ]);
  });

  it('an import is undone as a whole by its id, but for what was changed since, and can be repeated', async () => {
    const { importId } = await take(entry('one', 50), entry('two', 51, 'STATUS:TENTATIVE'), entry('three', 52));
    await take(entry('later', 55));
    const [third] = await calendar.ask<{ id: string }>(`SELECT id FROM bookings WHERE external_id = 'two'`);
    await makeDefinite(calendar, third!.id, 'Anna');
    const { ended, left } = await undoImport(calendar, importId, 'test');
    expect([ended, left.map(({ changedBy }) => changedBy), await live()]).toEqual([2, ['Anna'], [{}, {}]]);
    expect(counted(await take(entry('one', 50), entry('two', 51), entry('three', 52)))).toEqual([2, 1, 0]);
    expect(await listImports(calendar.manager)).toHaveLength(3);
  });

  it('an import goes on where PostgreSQL refuses a value', async () => {
    const rows = readIcs(calendarOf(entry('one', 50), entry('two', 51))) as ImportRow[];
    const { taken, rejected } = await importRows(calendar, [{ ...rows[0]!, guests: -1 }, rows[1]!], 'import');
    expect([taken, rejected.map(({ reason }) => reason)]).toEqual([
      1,
      [expect.stringMatching(/^the database does not take it/)],
    ]);
  });
});

describe('the demo', () => {
  it('the demo leaves a calendar alone that holds anything', async () => {
    expect(await fillDemo(calendar.manager)).toBe(0);
  });

  it('the demo fills an empty calendar with a year without overlaps or mails; one command removes it', async () => {
    await calendar.manager.query('DELETE FROM bookings');
    await calendar.manager.query('DELETE FROM mails');
    const made = await fillDemo(calendar.manager);
    expect(made).toBeGreaterThan(500);
    expect(await audit(calendar.manager)).toEqual({
      soldTwice: 0,
      wrongRanks: 0,
      adrift: 0,
      behindDefinite: 0,
      reservedTwice: 0,
      closedOut: 0,
      overLimit: 0,
    });
    const [weekday, christmas] = await calendar.ask<{ count: number }>(
      `SELECT count(*)::int AS count FROM bookings GROUP BY to_char(day, 'MM-DD') BETWEEN '12-24' AND '12-26'
       ORDER BY count(*) DESC`,
    );
    expect((christmas?.count ?? 0) / weekday!.count).toBeLessThan(0.01);
    expect(await calendar.ask('SELECT FROM mails')).toHaveLength(0);
    await calendar.request('arena', inDays(90));
    expect(await clearDemo(calendar.manager)).toBe(made);
    expect(await calendar.ask('SELECT FROM bookings')).toHaveLength(1);
  });
});
