import { count, grouped } from './number-format';

const numbers = [
  0, 7, 40, 999, 1000, 2500, 99_999, 100_000, 1_234_567, 25_000_000, -4, -999, -1000, -250_000, 0.4, 4.25, 1234.5,
  1234.5678, -0.5,
];

describe('number formatting', () => {
  it.each(numbers)('groups %d as the language does', (value) => {
    expect(count(value)).toBe(new Intl.NumberFormat('en-GB').format(value));
  });

  it('uses points in German', () => {
    for (const value of numbers.filter(Number.isInteger))
      expect(grouped(value, '.')).toBe(new Intl.NumberFormat('de-DE').format(value));
  });
});
