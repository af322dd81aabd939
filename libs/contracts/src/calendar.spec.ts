import { DateTime } from 'luxon';
import { berlinToday, isRealDate, isRealTime } from './calendar';

describe('the calendar', () => {
  it('changes the day at midnight in Berlin', () => {
    expect(berlinToday(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
    expect(berlinToday(new Date('2026-07-01T22:01:00Z'))).toBe('2026-07-02');
  });
  it('agrees with Luxon on every day, across both clock changes and the new year', () => {
    for (const start of ['2026-03-28T20:00:00Z', '2026-10-24T20:00:00Z', '2026-12-31T20:00:00Z'])
      for (let minutes = 0; minutes < 40 * 60; minutes += 7) {
        const now = new Date(Date.parse(start) + minutes * 60_000);
        expect(berlinToday(now)).toBe(DateTime.fromJSDate(now, { zone: 'Europe/Berlin' }).toISODate());
      }
  });
  it('knows real days and times', () => {
    expect([isRealDate('2028-02-29'), isRealDate('2027-02-29')]).toEqual([true, false]);
    expect(['0001-01-01', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-3', 'today'].map(isRealDate)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(['2999-12-31', '3000-01-01', '9999-12-31'].map(isRealDate)).toEqual([true, false, false]);
    expect([isRealTime('00:00'), isRealTime('23:59'), isRealTime('24:00')]).toEqual([true, true, false]);
  });
});
