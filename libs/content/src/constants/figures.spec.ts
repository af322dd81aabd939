import { money } from './figures';

describe('the format of an amount', () => {
  it.each([0, 5, 99, 100, 250_050, 123_456_789])('the amount formatter formats %d cents in both languages', (cents) => {
    expect(money(cents)).toBe(`€${(cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
  });

  it('the amount formatter writes a minus sign before a negative amount', () => {
    expect(money(-250_050)).toBe('−€2,500.50');
  });
});
