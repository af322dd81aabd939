import { summaryMonth, summaryWeek } from './summary-days';

// Rules: calendar.summary

describe('the days that the calendar summary counts', () => {
  it.each([
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-27', '2026-11-23', '2026-11-29'],
    ['2026-11-28', '2026-11-30', '2026-12-06'],
    ['2026-11-29', '2026-11-30', '2026-12-06'],
  ])('on %s the week is %s to %s', (today, from, to) => {
    expect(summaryWeek(today)).toEqual({ from, to });
  });

  it.each([
    ['2026-11-01', '2026-11-01', '2026-11-30'],
    ['2026-11-24', '2026-11-24', '2026-11-30'],
    ['2026-11-25', '2026-12-01', '2026-12-31'],
    ['2026-12-31', '2027-01-01', '2027-01-31'],
    ['2027-01-31', '2027-02-01', '2027-02-28'],
  ])('on %s the month is %s to %s', (today, from, to) => {
    expect(summaryMonth(today)).toEqual({ from, to });
  });
});
