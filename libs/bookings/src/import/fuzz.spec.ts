import { DateTime } from 'luxon';
import { seededRandom } from '../seeded-random';
import { readIcs } from './read-ics';
import { calendarSamples } from './testing/calendar-samples';
import { unnamedEvents } from './testing/calendar-file';
import { TimeLimit } from './time-limit';

const now = DateTime.fromISO('2027-01-04T00:00', { zone: 'Europe/Berlin' });
/** `npm run proof:samples` reads a hundred times as many. */
const rounds = 50 * Number(process.env['PROOF_FACTOR'] ?? 1);

describe.each(Object.entries(calendarSamples))('a calendar as %s writes it', (_, sample) => {
  it('is read: each of its entries is a booking or has a reason', () => {
    const entries = readIcs(sample, now);
    expect(unnamedEvents(sample, entries)).toEqual([]);
    expect(entries.filter((entry) => 'venue' in entry).length).toBeGreaterThan(0);
  });
});

describe('a calendar that was damaged', () => {
  it(`is read in ${rounds} forms without error or hang, each entry accounted for`, () => {
    const random = seededRandom(45);
    const samples = Object.values(calendarSamples);
    for (let round = 0; round < rounds; round++) {
      const file = damaged(samples[round % samples.length]!, random);
      const began = performance.now();
      const missing = accountFor(file);
      expect({ round, file: missing.length > 0 ? file : '', missing }).toEqual({ round, file: '', missing: [] });
      expect(performance.now() - began).toBeLessThan(10_000);
    }
  });
});

/** @returns the lines of entries that reading the file does not account for */
function accountFor(file: string): number[] {
  try {
    return unnamedEvents(file, readIcs(file, now, new TimeLimit(50, 100)));
  } catch (error) {
    // A file without a calendar is refused as a whole, and nothing else may be thrown.
    if (error instanceof TypeError && /no iCalendar file/.test(error.message)) return [];
    throw error;
  }
}

const insertions = [
  ...[
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=YEARLY;BYYEARDAY=366',
    'RRULE:',
    'EXRULE:FREQ=DAILY',
  ],
  ...[
    'RECURRENCE-ID:20270308T170000Z',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20270308',
    'RDATE;VALUE=PERIOD:x/y',
    'RDATE:',
    'EXDATE:',
  ],
  ...[
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    'BEGIN:VALARM',
    'END:VALARM',
    'BEGIN:VTIMEZONE',
    'BEGIN:constructor',
  ],
  ...[
    'DURATION:-P1D',
    'DURATION:P99999999W',
    'DTSTART;VALUE=DATE:20270231',
    'DTSTART;TZID=__proto__:20270301T000000',
    'UID:__proto__',
    'UID:constructor',
  ],
  ...['SEQUENCE:-1', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT', ';', ':', ' ', '"', 'X', '\u0000', '\ud800'],
];
const characters = [...'0123456789TZ;:,="\\-+PDWM \r\n\t\u0000ä€'];

/** One to four mistakes: lines lost, doubled, exchanged or put in, characters changed, the end cut off. */
function damaged(sample: string, random: () => number): string {
  const below = (most: number) => Math.floor(random() * most);
  const lines = sample.split('\r\n');
  for (let mistakes = 1 + below(4); mistakes > 0; mistakes--) {
    const at = below(lines.length);
    const line = lines[at] ?? '';
    const place = below(line.length + 1);
    const mistake = below(7);
    if (mistake === 0) lines.splice(at, 1);
    else if (mistake === 1) lines.splice(at, 0, line);
    else if (mistake === 2) lines.splice(at, 1, ...lines.splice(below(lines.length), 1));
    else if (mistake === 3) lines.splice(at, 0, insertions[below(insertions.length)]!);
    else if (mistake === 4)
      lines[at] = line.slice(0, place) + characters[below(characters.length)]! + line.slice(place + 1);
    else if (mistake === 5) lines[at] = line.slice(0, place) + line.slice(place + 1 + below(5));
    else lines[at] = line.replace(/\d+/, () => String(below(100_000_000)));
  }
  const text = lines.join('\r\n');
  return random() < 0.1 ? text.slice(0, below(text.length)) : text;
}
