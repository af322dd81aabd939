import { berlinToday, isRealDate, isRealTime } from './calendar';

describe('the calendar', () => {
  it('changes the day at midnight in Berlin', () => {
    expect(berlinToday(new Date('2026-07-01T21:59:00Z'))).toBe('2026-07-01');
    expect(berlinToday(new Date('2026-07-01T22:01:00Z'))).toBe('2026-07-02');
  });
  it('knows real days and times', () => {
    expect([isRealDate('2028-02-29'), isRealDate('2027-02-29')]).toEqual([true, false]);
    expect([isRealTime('00:00'), isRealTime('23:59'), isRealTime('24:00')]).toEqual([true, true, false]);
  });
});
