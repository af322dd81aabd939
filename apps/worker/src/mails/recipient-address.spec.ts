import { addressOf } from './recipient-address';

const house = { SALES_EMAIL: 'sales@house.example', SALES_EMAIL_FALLBACK: 'other@house.example' };
const toSales = (refusals: number) => ({ recipient: 'sales', toAddress: 'old@house.example', refusals }) as const;

describe('the address of a mail', () => {
  it('to sales is the one that is set now, whatever stood in the row', () => {
    expect(addressOf(toSales(0), house)).toBe('sales@house.example');
  });
  it('to sales changes with each refusal where there is another one', () => {
    expect([1, 2, 3].map((refusals) => addressOf(toSales(refusals), house))).toEqual([
      'other@house.example',
      'sales@house.example',
      'other@house.example',
    ]);
    expect(addressOf(toSales(1), { SALES_EMAIL: 'sales@house.example' })).toBe('sales@house.example');
  });
  it('to a visitor is theirs', () => {
    expect(addressOf({ recipient: 'visitor', toAddress: 'ada@example.com', refusals: 1 }, house)).toBe(
      'ada@example.com',
    );
    expect(() => addressOf({ recipient: 'visitor', toAddress: null, refusals: 0 }, house)).toThrow('no address');
  });
});
