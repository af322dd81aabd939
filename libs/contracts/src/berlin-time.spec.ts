import { jest } from '@jest/globals';
import { berlinTime } from './berlin-time';
import { berlinDayIn, berlinToday, whenBerlinShows } from './calendar';
import { formatDatesOddly } from './testing/other-formats';

describe('the time in Frankfurt', () => {
  it.each([
    ['2026-11-29T22:59:00Z', '2026-11-29', '23:59'],
    ['2026-11-29T23:00:00Z', '2026-11-30', '00:00'],
    ['2027-03-28T00:59:00Z', '2027-03-28', '01:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28', '03:00'],
    ['2027-10-31T00:30:00Z', '2027-10-31', '02:30'],
    ['2027-10-31T01:30:00Z', '2027-10-31', '02:30'],
  ])('is read at %s', (at, day, time) => {
    expect(berlinTime(new Date(at))).toEqual({ day, time });
  });

  describe('where dates are formatted in another way (rule dates.parts)', () => {
    let restore: () => void;
    beforeEach(() => (restore = formatDatesOddly()));
    afterEach(() => restore());

    it('is the same', () => {
      const now = new Date('2026-11-29T18:00:00Z');
      expect(now.toLocaleDateString('en-CA')).toContain('11/29/2026');
      expect(berlinToday(now)).toBe('2026-11-29');
      expect(berlinDayIn(3, now)).toBe('2027-02-28');
      expect(whenBerlinShows('2026-11-29', '19:00')).toEqual(now);
    });
  });

  it('needs one format, made when it is first used', async () => {
    jest.resetModules();
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    const fresh = await import('./berlin-time');
    expect(make).not.toHaveBeenCalled();
    fresh.berlinTime(0);
    fresh.berlinTime(1);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
