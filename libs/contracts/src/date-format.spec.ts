import { jest } from '@jest/globals';
import { dateFormat } from './date-format';

test('a date format is made when it is first used, and once', () => {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  const day = dateFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(make).not.toHaveBeenCalled();
  expect(day.format(Date.UTC(2027, 2, 12))).toBe('12 March');
  expect(day.formatToParts(Date.UTC(2027, 2, 12))).toContainEqual({ type: 'month', value: 'March' });
  expect(make).toHaveBeenCalledTimes(1);
});
