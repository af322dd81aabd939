// Rules: visits.tour
import { isOutsideTourHours } from './tour-hours';

describe('a tour by special arrangement', () => {
  it.each([
    ['2027-03-12', '09:00', false],
    ['2027-03-12', '17:59', false],
    ['2027-03-12', '08:59', true],
    ['2027-03-12', '18:00', true],
    ['2027-03-14', '11:00', true],
    ['2027-03-14', '', false],
    ['', '03:00', false],
  ])('a tour on %s at %s is by special arrangement: %s', (day, time, outside) => {
    expect(isOutsideTourHours(day, time)).toBe(outside);
  });
});
