import fc from 'fast-check';
import { addDays, daysBetween, longDay, nextOf, weekdayOf, weekdaysText, workingDaysBefore } from './days';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days', () => {
  it('cross the end of a month, a leap day and clock changes', () => {
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-03-28', 1)).toBe('2027-03-29');
    expect(addDays('2026-10-25', -1)).toBe('2026-10-24');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });

  it('count working days, and find the next day of the week', () => {
    // A Monday: the ten working days before include two weekends.
    expect(workingDaysBefore('2026-12-14', 10)).toBe('2026-11-30');
    expect(workingDaysBefore('2026-12-13', 1)).toBe('2026-12-11');
    expect(nextOf([6], '2026-12-07')).toBe('2026-12-12');
    expect(nextOf([5, 6, 0, 1], '2026-12-07')).toBe('2026-12-07');
  });

  it('are written out in English', () => {
    expect(longDay('2026-12-12')).toBe('Sat 12 December 2026');
    expect(weekdaysText([6])).toBe('Saturday');
    expect(weekdaysText([5, 6, 0, 1])).toBe('Friday, Saturday, Sunday or Monday');
  });

  it('return to the start when added and subtracted', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        const to = addDays(from, days);
        expect(addDays(to, -days)).toBe(from);
        expect(daysBetween(from, to)).toBe(days);
        expect(weekdayOf(to)).toBe((((weekdayOf(from) + days) % 7) + 7) % 7);
      }),
    );
  });

  it('counted back in working days are working days at the right distance', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 30 }), (from, days) => {
        const before = workingDaysBefore(from, days);
        expect([0, 6]).not.toContain(weekdayOf(before));
        expect(daysBetween(before, from)).toBeGreaterThanOrEqual(days + 2 * Math.floor((days - 1) / 5));
      }),
    );
  });
});
