import { tourDateSubject, tourDateText } from './date-text';

describe('the date of a tour', () => {
  it.each([
    ['2026-07-18', '14:00', 'Saturday, 18 July 2026, 14:00 (Frankfurt time)'],
    ['2027-01-01', '00:00', 'Friday, 1 January 2027, 00:00 (Frankfurt time)'],
  ])('the date of a tour on %s at %s reads %s', (day, time, text) => {
    expect(tourDateText(day, time)).toBe(text);
  });

  it('is short in a subject, with the year where it is needed', () => {
    const requestedAt = new Date('2026-07-01T09:24:00+02:00');
    expect(tourDateSubject('2026-07-18', '14:00', requestedAt)).toBe('Sat 18 July 14:00');
    expect(tourDateSubject('2027-03-12', '10:00', requestedAt)).toBe('Fri 12 March 10:00');
    expect(tourDateSubject('2027-06-18', '10:00', requestedAt)).toBe('Fri 18 June 2027 10:00');
  });
});
