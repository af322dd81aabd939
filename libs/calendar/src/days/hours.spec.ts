import { dayParts, hires } from '@mainstage/contracts/day-parts';
import { DateTime } from 'luxon';
import { addDays, dayAt, dayOf, hireHours, hoursOf, instantOf, partOf, timeAt } from './hours';

const zone = 'Europe/Berlin';

const hour = 3_600_000;

/** The last Sundays of March and October. */
const changes = Array.from({ length: 10 }, (_, index) => 2026 + index).flatMap((year) =>
  [3, 10].map((month) => {
    const last = DateTime.fromObject({ year, month, day: 31 }, { zone });
    return { day: last.minus({ days: last.weekday % 7 }).toISODate()!, hours: month === 3 ? 23 : 25 };
  }),
);

describe.each(changes)('the clock change on $day', ({ day, hours }) => {
  const around = [-2, -1, 0, 1, 2].map((days) => addDays(day, days));

  it('gives that day 23 or 25 hours and its neighbours 24', () => {
    const lengths = around.map((each) => (dayOf(each).to - dayOf(each).from) / hour);
    expect(lengths).toEqual([24, 24, hours, 24, 24]);
  });

  it('puts every quarter of an hour into exactly one day', () => {
    const spans = around.map((each) => ({ each, ...dayOf(each) }));
    for (let at = spans[0]!.from; at < spans[4]!.to; at += hour / 4) {
      const days = spans.filter(({ from, to }) => from <= at && at < to).map(({ each }) => each);
      expect([new Date(at).toISOString(), days]).toEqual([new Date(at).toISOString(), [dayAt(at)]]);
    }
  });

  it('does not change the length of the hire hours, since clocks change at night', () => {
    for (const each of around) {
      expect(dayParts.map((part) => (partOf(each, part).to - partOf(each, part).from) / hour)).toEqual([5, 5, 8]);
      expect(timeAt(partOf(each, 'morning').from)).toBe('08:00');
      for (const hire of hires) expect(dayAt(hireHours(each, hire).to - 1)).toBe(each);
    }
  });

  it('lets one evening end where the next day begins', () => {
    for (const each of around) expect(partOf(each, 'evening').to).toBe(dayOf(addDays(each, 1)).from);
  });
});

describe('the hours of a day', () => {
  it.each(['computed', 'cached'])('%s equal those of luxon on every day of two years', () => {
    for (let day = '2026-12-01'; day < '2028-11-10'; day = addDays(day, 1))
      for (const time of ['00:00', '01:59', '03:00', '09:24', '23:59']) {
        const at = DateTime.fromISO(`${day}T${time}`, { zone });
        expect([day, time, instantOf(day, time), timeAt(at.toMillis())]).toEqual([day, time, at.toMillis(), time]);
      }
  });

  it('the hours of a day belong to the day they began when they end after midnight', () => {
    const { from, to } = hoursOf('2027-02-11', '19:30', '02:00');
    expect((to - from) / hour).toBe(6.5);
    expect([dayAt(from), dayAt(to - 1)]).toEqual(['2027-02-11', '2027-02-11']);
  });

  it('the hours of a day use the first of a repeated time, and the end of the gap for a skipped one', () => {
    expect(new Date(instantOf('2027-10-31', '02:30')).toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(new Date(instantOf('2027-03-28', '02:30')).toISOString()).toBe('2027-03-28T01:00:00.000Z');
  });

  it('reject an invalid day', () => {
    for (const [day, time] of [
      ['2027-02-30', '10:00'],
      ['2027-02-11', '25:00'],
      ['no day', '10:00'],
    ] as const)
      expect(() => instantOf(day, time)).toThrow(RangeError);
  });
});
