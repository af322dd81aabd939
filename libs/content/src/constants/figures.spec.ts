import { money } from './figures';

describe('an amount of money', () => {
  it.each([0, 5, 99, 100, 250_050, 123_456_789])('of %d cents is written as the language does', (cents) => {
    expect(money(cents)).toBe(`€${(cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
  });

  it('less than nothing has a minus sign', () => {
    expect(money(-250_050)).toBe('−€2,500.50');
  });
});
