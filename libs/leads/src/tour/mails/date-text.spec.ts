import { tourDateText } from './date-text';

describe('the date of a tour', () => {
  it.each([
    ['2026-07-18', '14:00', 'Saturday, 18 July 2026, 14:00 (Frankfurt time)'],
    ['2027-01-01', '00:00', 'Friday, 1 January 2027, 00:00 (Frankfurt time)'],
  ])('%s %s reads %s', (day, time, text) => {
    expect(tourDateText(day, time)).toBe(text);
  });
});
