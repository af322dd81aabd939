import { formatDatesOddly } from '@mainstage/contracts/testing/other-formats';
import { addDays, dayText, durationText, momentText } from './times';

const now = Date.parse('2030-05-14T08:00:00Z');

describe('the desk’s times', () => {
  it.each([
    [20_000, '1 min'],
    [25 * 60_000, '25 min'],
    [3 * 3_600_000, '3 h'],
    [200 * 60_000, '3 h 20 min'],
    [9.4 * 3_600_000, '9 h'],
    [25 * 3_600_000, '1 day'],
    [60 * 3_600_000, '3 days'],
  ])('%i milliseconds are %s', (ms, text) => expect(durationText(ms)).toBe(text));

  it('are in Frankfurt, and name today and the days around it', () => {
    expect(momentText('2030-05-14T12:05:00Z', now)).toBe('today, 14:05');
    expect(momentText('2030-05-14T22:30:00Z', now)).toBe('tomorrow, 00:30');
    expect(momentText('2030-05-13T08:00:00Z', now)).toBe('yesterday, 10:00');
    expect(momentText('2030-12-02T16:00:00Z', now)).toBe('Mon 2 Dec, 17:00');
  });

  it('are the same where dates are formatted in another way (rule dates.parts)', () => {
    const restore = formatDatesOddly();
    const text = momentText('2030-12-02T16:00:00Z', now);
    restore();
    expect(text).toBe('Mon 2 Dec, 17:00');
  });

  it('name the year where it is not this one', () => {
    expect(dayText('2030-06-01', now)).toBe('Sat 1 Jun');
    expect(dayText('2031-06-01', now)).toBe('Sun 1 Jun 2031');
  });

  it('count days over the clock change', () => expect(addDays('2030-03-30', 2)).toBe('2030-04-01'));
});
