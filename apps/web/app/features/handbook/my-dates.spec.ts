import '../../testing/jsdom-gaps';
import { handbookDates } from '@mainstage/content/shared-pages/handbook-dates';
import { calendarFile } from './calendar-file';
import { myDates } from './my-dates';

const days = (dates: ReturnType<typeof myDates>) => Object.fromEntries(dates.map(({ id, day }) => [id, day]));

describe('my dates', () => {
  it('are every stated deadline and instalment, in order', () => {
    const dates = myDates({ event: '2027-06-18', signed: '2027-01-11', large: true }, '2027-01-11');
    expect(dates.map(({ id, day }) => [id, day])).toEqual([
      // 10 days after the invoice that comes with the contract.
      ['first', '2027-01-21'],
      // 12 and 8 weeks before.
      ['refund-30', '2027-03-26'],
      ['refund-20', '2027-04-23'],
      // 4 weeks before.
      ['second', '2027-05-21'],
      // The day before the change deadline of 14 days; the rush charge begins on that day.
      ['free', '2027-06-03'],
      ['rush-30', '2027-06-04'],
      // Ten working days before a Friday.
      ['notice', '2027-06-04'],
      ['files', '2027-06-11'],
      ['rush-50', '2027-06-16'],
      ['rush-100', '2027-06-17'],
      ['event', '2027-06-18'],
      ['on-day', '2027-06-25'],
    ]);
    for (const { label, text } of dates) expect([label, text].join()).not.toMatch(/undefined|NaN/);
  });

  it('have one payment up to the limit, and one on signing where the event is near', () => {
    expect(days(myDates({ event: '2027-06-18', signed: '2027-01-11', large: false }, '2027-01-11'))).toMatchObject({
      'in-full': '2027-01-21',
    });
    const near = days(myDates({ event: '2027-06-18', signed: '2027-06-08', large: true }, '2027-06-08'));
    expect(near['on-signing']).toBe('2027-06-08');
    expect(near).not.toHaveProperty('second');
  });

  it('know without a contract what counts back from the event', () => {
    const without = days(myDates({ event: '2027-06-18', large: true }, '2027-01-11'));
    expect(without['second']).toBe('2027-05-21');
    expect(without).not.toHaveProperty('first');
    expect(days(myDates({ event: '2027-06-18', large: false }, '2027-01-11'))).not.toHaveProperty('second');
  });

  it('say what is over, across leap years and the change to summer time', () => {
    const dates = myDates({ event: '2028-03-28', signed: '2028-01-03', large: true }, '2028-03-14');
    expect(days(dates)).toMatchObject({ second: '2028-02-29', 'refund-30': '2028-01-04', files: '2028-03-21' });
    expect(dates.filter(({ past }) => past).map(({ id }) => id)).toEqual(
      ['refund-30', 'first', 'refund-20', 'second', 'free'].sort(
        (one, other) => dates.findIndex(({ id }) => id === one) - dates.findIndex(({ id }) => id === other),
      ),
    );
  });
});

/** Parses a calendar file (RFC 5545). @throws if its components are not closed */
function parse(file: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  const open: string[] = [];
  for (const line of file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`No property: ${line}`);
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} was not open`);
    } else if (open.at(-1) === 'VEVENT') events.at(-1)![name] = value.replace(/\\([\\;,])/g, '$1');
  }
  if (open.length > 0) throw new Error(`${open.join()} stay open`);
  return events;
}

describe('the calendar file', () => {
  const dates = myDates({ event: '2027-06-18', signed: '2027-01-11', large: true }, '2027-01-11');
  const file = calendarFile(dates, '2027-06-18', new Date('2027-01-11T08:30:15.123Z'));

  it('can be read back, one whole day for each date', () => {
    const events = parse(file);
    expect(events.map((event) => [event['SUMMARY'], event['DTSTART;VALUE=DATE']])).toEqual(
      dates.map(({ label, day }) => [label, day.replaceAll('-', '')]),
    );
    expect(events[0]).toMatchObject({ DTSTAMP: '20270111T083015Z', 'DTEND;VALUE=DATE': '20270122' });
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(dates.length);
  });

  it('keeps the format: CRLF, lines of at most 75 bytes, no letter torn', () => {
    const long = calendarFile(
      [{ id: 'x', day: '2027-01-01', label: 'Übergröße, '.repeat(20), text: handbookDates.caption, past: false }],
      '2027-01-01',
      new Date(0),
    );
    for (const each of [file, long]) {
      expect(each.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of each.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    expect(parse(long)[0]?.['SUMMARY']).toBe('Übergröße, '.repeat(20));
  });
});
