import { offerTotals } from '@mainstage/offers/totals';
import { testContent } from './testing/test-offer';
import { whatIfTotals } from './what-if';

const content = testContent();
const asOffered = { guests: 120, startsAt: '09:00', endsAt: '18:00', lines: ['base', 'lunch', 'crew'] };

describe('what-if of an offer', () => {
  it('is the offer itself without a change', () => {
    expect(whatIfTotals(content, asOffered)).toEqual(offerTotals(content, []));
  });

  it('counts guests, hours and lines by the same function', () => {
    const netOf = (change: Partial<typeof asOffered>) =>
      Object.fromEntries(whatIfTotals(content, { ...asOffered, ...change }).lines.map(({ id, net }) => [id, net]));
    expect(netOf({ guests: 60 })['lunch']).toBe(60 * 38_50);
    expect(netOf({ endsAt: '01:00' })['crew']).toBe(Math.round(16 * 95_00 * 0.9));
    expect(Object.keys(netOf({ lines: ['base', 'piano', 'secret'] }))).toEqual(['base', 'piano']);
  });

  it('keeps the offer’s quantities for values that are not usable', () => {
    const odd = { ...asOffered, guests: null, startsAt: '', endsAt: 'soon' };
    expect(whatIfTotals(content, odd)).toEqual(offerTotals(content, []));
  });
});
