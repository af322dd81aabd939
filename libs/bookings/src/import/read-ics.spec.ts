import { DateTime } from 'luxon';
import { readIcs } from './read-ics';
import { TimeLimit } from './time-limit';
import { bookingsIn, calendarOf, hoursIn, notesIn, problemsIn, unnamedEvents } from './testing/calendar-file';

const now = DateTime.fromISO('2027-01-04T00:00', { zone: 'Europe/Berlin' });
const gala = ['UID:gala', 'SUMMARY:Gala', 'LOCATION:Liberty Stage'];
const at = (start: string, end: string, zone = ';TZID=Europe/Berlin') => [
  `DTSTART${zone}:${start}`,
  `DTEND${zone}:${end}`,
];
const evening = at('20270301T180000', '20270301T220000');

/** Reads a file and makes sure that each of its entries is accounted for. */
function read(file: string, limit?: TimeLimit) {
  const entries = readIcs(file, now, limit);
  expect(unnamedEvents(file, entries)).toEqual([]);
  return entries;
}

describe('a series of a calendar file', () => {
  const weekly = [...gala, ...evening, 'RRULE:FREQ=WEEKLY;COUNT=3'];

  it('keeps to the changed dates of its own UID', () => {
    const other = ['UID:other', 'SUMMARY:Fair', 'LOCATION:Vista Stage', ...evening, 'RRULE:FREQ=WEEKLY;COUNT=3'];
    const moved = [
      'UID:other',
      'SUMMARY:Fair',
      'LOCATION:Vista Stage',
      'RECURRENCE-ID;TZID=Europe/Berlin:20270308T180000',
      ...at('20270309T100000', '20270309T120000'),
    ];
    const entries = read(calendarOf(weekly, other, moved));
    const of = (venue: string) => hoursIn(bookingsIn(entries).filter((row) => row.venue === venue));
    expect(of('liberty-stage')).toEqual([
      '2027-03-01T17:00Z 2027-03-01T21:00Z',
      '2027-03-08T17:00Z 2027-03-08T21:00Z',
      '2027-03-15T17:00Z 2027-03-15T21:00Z',
    ]);
    expect(of('vista-stage')).toEqual([
      '2027-03-01T17:00Z 2027-03-01T21:00Z',
      '2027-03-09T09:00Z 2027-03-09T11:00Z',
      '2027-03-15T17:00Z 2027-03-15T21:00Z',
    ]);
  });

  it('a changed date is a booking of its own where its series is missing or has no such date', () => {
    const orphan = [...gala, 'RECURRENCE-ID:20270308T170000Z', ...at('20270309T100000', '20270309T120000')];
    expect(hoursIn(read(calendarOf(orphan)))).toEqual(['2027-03-09T09:00Z 2027-03-09T11:00Z']);
    const elsewhere = [...gala, 'RECURRENCE-ID:20270505T170000Z', ...at('20270505T100000', '20270505T120000')];
    expect(hoursIn(read(calendarOf(weekly, elsewhere)))).toContain('2027-05-05T08:00Z 2027-05-05T10:00Z');
    expect(bookingsIn(read(calendarOf(weekly, elsewhere)))).toHaveLength(4);
  });

  it('finds the date that an exception changes when that is given in UTC or as a day', () => {
    for (const id of [
      'RECURRENCE-ID:20270308T170000Z',
      'RECURRENCE-ID;VALUE=DATE:20270308',
      'RECURRENCE-ID;TZID=America/New_York:20270308T120000',
    ]) {
      const moved = [...gala, id, ...at('20270309T100000', '20270309T120000')];
      expect(hoursIn(read(calendarOf(weekly, moved)))).toEqual([
        '2027-03-01T17:00Z 2027-03-01T21:00Z',
        '2027-03-09T09:00Z 2027-03-09T11:00Z',
        '2027-03-15T17:00Z 2027-03-15T21:00Z',
      ]);
    }
  });

  it('changes all later dates with an exception for this and future ones', () => {
    const later = [
      ...gala,
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270308T180000',
      ...at('20270308T190000', '20270308T230000'),
    ];
    expect(hoursIn(read(calendarOf(weekly, later)))).toEqual([
      '2027-03-01T17:00Z 2027-03-01T21:00Z',
      '2027-03-08T18:00Z 2027-03-08T22:00Z',
      '2027-03-15T18:00Z 2027-03-15T22:00Z',
    ]);
  });

  it.each([
    ['in UTC', 'EXDATE:20270308T170000Z'],
    ['in a zone', 'EXDATE;TZID=Europe/Berlin:20270308T180000'],
    ['as a day', 'EXDATE;VALUE=DATE:20270308'],
    [
      'after others that are no dates of it',
      'EXDATE:20270302T000000Z,20270303T000000Z,20270304T000000Z,20270308T170000Z',
    ],
  ])('leaves out an EXDATE %s, and keeps the hour across the change of clocks', (_, exdate) => {
    const file = calendarOf([
      ...gala,
      ...at('20270301T180000', '20270301T220000'),
      'RRULE:FREQ=WEEKLY;UNTIL=20270329T160000Z',
      exdate,
    ]);
    expect(hoursIn(read(file))).toEqual([
      '2027-03-01T17:00Z 2027-03-01T21:00Z',
      '2027-03-15T17:00Z 2027-03-15T21:00Z',
      '2027-03-22T17:00Z 2027-03-22T21:00Z',
      '2027-03-29T16:00Z 2027-03-29T20:00Z',
    ]);
  });

  it.each([
    ['an instant', 'UNTIL=20270315T170000Z'],
    ['a day, which counts', 'UNTIL=20270315'],
    ['a time without a zone', 'UNTIL=20270315T180000'],
  ])('ends with %s', (_, until) => {
    expect(bookingsIn(read(calendarOf([...gala, ...evening, `RRULE:FREQ=WEEKLY;${until}`])))).toHaveLength(3);
  });

  it('ends in New York at the time that New York shows', () => {
    const lines = at('20270301T180000', '20270301T220000', ';TZID=America/New_York');
    expect(bookingsIn(read(calendarOf([...gala, ...lines, 'RRULE:FREQ=WEEKLY;UNTIL=20270315T180000'])))).toHaveLength(
      3,
    );
  });

  it('counts its first date though the rule does not name it, and listed dates with own ends', () => {
    expect(hoursIn(read(calendarOf([...gala, ...evening, 'RRULE:FREQ=WEEKLY;BYDAY=WE;COUNT=2'])))).toEqual([
      '2027-03-01T17:00Z 2027-03-01T21:00Z',
      '2027-03-03T17:00Z 2027-03-03T21:00Z',
    ]);
    const listed = [
      ...gala,
      ...evening,
      'RDATE;TZID=Europe/Berlin:20270305T180000',
      'RDATE;VALUE=PERIOD:20270310T080000Z/20270310T100000Z,20270311T080000Z/PT1H',
    ];
    expect(hoursIn(read(calendarOf(listed)))).toEqual([
      '2027-03-01T17:00Z 2027-03-01T21:00Z',
      '2027-03-05T17:00Z 2027-03-05T21:00Z',
      '2027-03-10T08:00Z 2027-03-10T10:00Z',
      '2027-03-11T08:00Z 2027-03-11T09:00Z',
    ]);
  });

  it('goes on for two years, and says that it does', () => {
    const weekly = calendarOf([...gala, ...at('20170102T180000', '20170102T220000'), 'RRULE:FREQ=WEEKLY']);
    // The limit is wall time: beside other work the series takes longer than an import may.
    const entries = read(weekly, new TimeLimit(20_000, 20_000));
    expect(bookingsIn(entries)).toHaveLength(105);
    expect(notesIn(entries)).toEqual([
      expect.stringMatching(/^522 dates of the series are over/),
      expect.stringMatching(/^the series goes on after/),
    ]);
  });

  it('a series whose rule yields nothing, is invalid or never ends is named with its line', () => {
    const never = [
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
      'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=SECONDLY',
      'FREQ=HOURLY;COUNT=3',
      'FREQ=OFTEN',
      'COUNT=3',
      'FREQ=WEEKLY;COUNT=x',
      'FREQ',
      '',
      'FREQ=WEEKLY;BYDAY=XX',
      'FREQ=YEARLY;BYWEEKNO=1;BYMONTHDAY=1',
    ];
    const series = never.map((rule, index) => [
      `UID:s${index}`,
      'SUMMARY:Odd',
      'LOCATION:Vista Stage',
      ...evening,
      `RRULE:${rule}`,
    ]);
    const began = performance.now();
    const entries = read(calendarOf(...series, [...gala, ...evening]));
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(bookingsIn(entries).filter(({ venue }) => venue === 'liberty-stage')).toHaveLength(1);
    const odd = problemsIn(entries);
    expect(odd.filter((problem) => /^line \d+: Odd/.test(problem)).length).toBeGreaterThan(6);
  });
});

describe('an entry of a calendar file', () => {
  it('is taken in its latest version: by SEQUENCE, then LAST-MODIFIED, in whichever calendar', () => {
    const version = (sequence: number, modified: string, hour: number) => [
      ...gala,
      `SEQUENCE:${sequence}`,
      `LAST-MODIFIED:2026010${modified}T000000Z`,
      ...at(`20270301T${hour}0000`, '20270301T230000'),
    ];
    const files = [
      calendarOf(version(2, '1', 18)) + calendarOf(version(1, '9', 10)),
      calendarOf(version(2, '1', 17), version(2, '5', 18), version(2, '3', 16)),
    ];
    for (const file of files) {
      const entries = read(file);
      expect(hoursIn(entries)).toEqual(['2027-03-01T17:00Z 2027-03-01T22:00Z']);
      expect(problemsIn(entries)).toContainEqual(
        expect.stringMatching(/^line \d+: Gala, .*: line \d+ is a later version of it$/),
      );
    }
  });

  it.each([
    ['TRANSP:TRANSPARENT', /marked as free/],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', /marked as free/],
  ])('is no booking with %s', (line, why) => {
    const entries = read(calendarOf([...gala, ...evening, line]));
    expect([bookingsIn(entries), problemsIn(entries)]).toEqual([[], [expect.stringMatching(why)]]);
  });

  it('is no booking where it is an all-day note: only its title names a venue', () => {
    const note = ['UID:note', 'SUMMARY:Liberty Stage: window cleaning'];
    const days = ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270302'];
    expect(problemsIn(read(calendarOf([...note, ...days])))).toEqual([expect.stringMatching(/all-day note/)]);
    expect(bookingsIn(read(calendarOf([...gala, ...days])))).toHaveLength(1);
  });

  it('takes whole days from first morning to last evening, also from midnight to midnight', () => {
    for (const days of [
      ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270303'],
      at('20270301T000000', '20270303T000000'),
    ])
      expect(hoursIn(read(calendarOf([...gala, ...days])))).toEqual(['2027-03-01T07:00Z 2027-03-03T01:00Z']);
  });

  it('releases its booking when it is cancelled, alone, as a date or as a series', () => {
    const cancelled = (lines: string[]) => read(calendarOf(lines)).filter((entry) => 'cancels' in entry);
    expect(cancelled([...gala, ...evening, 'STATUS:CANCELLED'])).toMatchObject([
      { cancels: 'gala', wholeSeries: true },
    ]);
    const date = [...gala, 'RECURRENCE-ID;TZID=Europe/Berlin:20270308T180000', ...evening, 'STATUS:CANCELLED'];
    expect(cancelled(date)).toMatchObject([{ cancels: 'gala 2027-03-08T18:00:00', wholeSeries: false }]);
  });

  it('is named if it has several venues, lasts for months, ends too early or has no real day', () => {
    const entry = (location: string, lines: string[]) =>
      problemsIn(read(calendarOf(['UID:x', `LOCATION:${location}`, ...lines])))[0];
    expect(entry('Liberty Stage\\; Vista Stage', evening)).toMatch(/several venues \(Liberty Stage, Vista Stage\)/);
    expect(entry('Liberty Stage', at('20270301T180000', '20270801T180000'))).toMatch(/longer than 60 days/);
    expect(entry('Liberty Stage', at('20270301T180000', '20270301T180000'))).toMatch(/ends when it begins/);
    expect(entry('Liberty Stage', at('20270230T180000', '20270301T180000'))).toMatch(
      /DTSTART 2027-02-30.* does not exist/,
    );
    expect(entry('Liberty Stage', at('20270301T250000', '20270301T180000'))).toMatch(/does not exist|no day or time/);
    expect(entry('Liberty Stage', ['DTEND:20270301T180000Z'])).toMatch(/does not say when it begins/);
  });

  it('is taken though another property of it, or another entry, is broken', () => {
    const broken = [
      ...gala,
      ...evening,
      'DESCRIPTION:first line',
      'a second that nobody folded',
      'X-ALT-DESC;FMTTYPE="text/html:<p>',
      'ATTENDEE;CN="',
      ':::',
    ];
    expect(bookingsIn(read(calendarOf(broken, ['UID:y', 'DTSTART:nonsense'])))).toHaveLength(1);
  });

  it('an entry in which the file is cut off is named, and the entries before it are taken', () => {
    const file = calendarOf([...gala, ...evening], ['UID:z', 'SUMMARY:Lost']).replace(
      /END:VEVENT\r\nEND:VCALENDAR\r\n$/,
      '',
    );
    const entries = read(file);
    expect(bookingsIn(entries)).toHaveLength(1);
    expect(problemsIn(entries)).toEqual([expect.stringMatching(/^line \d+: Lost: the file ends/)]);
    expect(notesIn(entries)).toEqual([expect.stringMatching(/some of it may be missing/)]);
  });

  it('is named where it is a task, a journal or a busy time', () => {
    const file = calendarOf([...gala, ...evening]).replace(
      'END:VCALENDAR',
      ['BEGIN:VTODO', 'SUMMARY:Call', 'END:VTODO', 'BEGIN:VFREEBUSY', 'END:VFREEBUSY', 'END:VCALENDAR'].join('\r\n'),
    );
    expect(problemsIn(read(file))).toEqual([
      expect.stringMatching(/Call: a VTODO is no booking/),
      expect.stringMatching(/VFREEBUSY/),
    ]);
  });
});

describe('a time zone of a calendar file', () => {
  const four = (zone: string) =>
    hoursIn(read(calendarOf([...gala, ...at('20270301T040000', '20270301T060000', zone)])));

  it.each([
    ['an IANA name', ';TZID=America/New_York'],
    ['a Windows name', ';TZID=Eastern Standard Time'],
    ['a Windows name in quotes', ';TZID="Eastern Standard Time"'],
    ["a vendor's path", ';TZID=/freeassociation.sourceforge.net/America/New_York'],
  ])('is read by %s without a VTIMEZONE', (_, zone) =>
    expect(four(zone)).toEqual(['2027-03-01T09:00Z 2027-03-01T11:00Z']),
  );

  it('is read by its description where its name says nothing', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const file = calendarOf([...gala, ...at('20270301T040000', '20270301T060000', ';TZID=Customized Time Zone')]);
    expect(hoursIn(read(file.replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n'))))).toEqual([
      '2027-03-01T09:00Z 2027-03-01T11:00Z',
    ]);
  });

  it.each(['Somewhere', 'CST', 'Customized Time Zone', '(UTC-05:00) Eastern Time'])(
    'a time zone that nobody knows is named and never taken for Frankfurt: %s',
    (zone) => {
      const entries = read(calendarOf([...gala, ...at('20270301T040000', '20270301T060000', `;TZID="${zone}"`)]));
      expect([bookingsIn(entries), problemsIn(entries)]).toEqual([
        [],
        [expect.stringContaining(`its time zone "${zone}" is unknown`)],
      ]);
    },
  );

  it("the time zone of a time without one is the calendar's own, else Frankfurt's", () => {
    expect(four('')).toEqual(['2027-03-01T03:00Z 2027-03-01T05:00Z']);
    const file = calendarOf([...gala, ...at('20270301T040000', '20270301T060000', '')]);
    expect(hoursIn(read(file.replace('VERSION:2.0', 'X-WR-TIMEZONE:America/New_York')))).toEqual([
      '2027-03-01T09:00Z 2027-03-01T11:00Z',
    ]);
  });

  it('a time zone whose description never ends is invalid', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Odd',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'RRULE:FREQ=SECONDLY',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const file = calendarOf([...gala, ...at('20270301T040000', '20270301T060000', ';TZID=Odd')]);
    expect(problemsIn(read(file.replace('BEGIN:VEVENT', [...zone, 'BEGIN:VEVENT'].join('\r\n'))))).toHaveLength(1);
  });
});
