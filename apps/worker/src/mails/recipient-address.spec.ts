import { addressOf } from './recipient-address';

const house = { SALES_EMAIL: 'sales@house.example', SALES_EMAIL_FALLBACK: 'other@house.example' };
const toSales = (refusals: number) => ({ recipient: 'sales', toAddress: 'old@house.example', refusals }) as const;

describe('the address of a mail', () => {
  it('to sales is the one in the current settings, whatever the row contains', () => {
    expect(addressOf(toSales(0), house)).toBe('sales@house.example');
  });
  it('to sales alternates with each permanent failure where there is a fallback', () => {
    expect([1, 2, 3].map((refusals) => addressOf(toSales(refusals), house))).toEqual([
      'other@house.example',
      'sales@house.example',
      'other@house.example',
    ]);
    expect(addressOf(toSales(1), { SALES_EMAIL: 'sales@house.example' })).toBe('sales@house.example');
  });
  it('to a visitor is the visitor’s', () => {
    expect(addressOf({ recipient: 'visitor', toAddress: 'ada@example.com', refusals: 1 }, house)).toBe(
      'ada@example.com',
    );
    expect(() => addressOf({ recipient: 'visitor', toAddress: null, refusals: 0 }, house)).toThrow('no address');
  });
});
