import { addressOf } from './recipient-address';

const addresses = { SALES_EMAIL: 'sales@addresses.example', SALES_EMAIL_FALLBACK: 'other@addresses.example' };
const toSales = (refusals: number) => ({ recipient: 'sales', toAddress: 'old@addresses.example', refusals }) as const;

describe('the address of a mail', () => {
  it('the address of a mail to sales is the one in the current settings, whatever the row contains', () => {
    expect(addressOf(toSales(0), addresses)).toBe('sales@addresses.example');
  });
  it('the address of a mail to sales alternates with each permanent failure where there is a fallback', () => {
    expect([1, 2, 3].map((refusals) => addressOf(toSales(refusals), addresses))).toEqual([
      'other@addresses.example',
      'sales@addresses.example',
      'other@addresses.example',
    ]);
    expect(addressOf(toSales(1), { SALES_EMAIL: 'sales@addresses.example' })).toBe('sales@addresses.example');
  });
  it('the address of a mail to a team member is the member’s own', () => {
    expect(addressOf({ recipient: 'team', toAddress: 'lena@house.example', refusals: 1 }, addresses)).toBe(
      'lena@house.example',
    );
  });
  it('the address of a mail to a visitor is the visitor’s', () => {
    expect(addressOf({ recipient: 'visitor', toAddress: 'ada@example.com', refusals: 1 }, addresses)).toBe(
      'ada@example.com',
    );
    expect(() => addressOf({ recipient: 'visitor', toAddress: null, refusals: 0 }, addresses)).toThrow('no address');
  });
});
