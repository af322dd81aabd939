import { amountOf, centsIn, euroText, numberIn, wholeIn } from './amounts';

describe('an amount in euro', () => {
  it.each([
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['1234.5', 123_450],
    ['0,07', 7],
    ['12.345.678,90', 1_234_567_890],
    [' € 80 ', 8000],
    ['80,00 EUR', 8000],
  ])('reads %j', (text, cents) => expect(centsIn(text)).toBe(cents));

  it.each(['', '-1', '1.23.4', '1,2345', '12.34,50', '1.234.50', '1,5,5', '1e3', 'abc', '1..2', '.5', '0x10'])(
    'refuses %j',
    (text) => expect(centsIn(text)).toBeUndefined(),
  );

  it('reads what it writes', () => {
    for (const cents of [0, 1, 99, 100, 123_450, 100_000_000]) {
      expect(centsIn(amountOf(cents))).toBe(cents);
      expect(centsIn(euroText(cents))).toBe(cents);
    }
    expect(amountOf(null)).toBe('');
  });
});

describe('a number', () => {
  it.each([
    ['180', 180],
    ['1,5', 1.5],
    ['7.125', 7.125],
  ])('reads %j', (text, number) => expect(numberIn(text)).toBe(number));

  it.each(['', '-1', '1.2.3', '1e3', 'x'])('refuses %j', (text) => expect(numberIn(text)).toBeUndefined());
});

describe('a whole number', () => {
  it.each([
    ['0', 0],
    [' 180 ', 180],
  ])('reads %j', (text, number) => expect(wholeIn(text)).toBe(number));

  it.each(['', '1.5', '-1', '1 000'])('refuses %j', (text) => expect(wholeIn(text)).toBeUndefined());
});
