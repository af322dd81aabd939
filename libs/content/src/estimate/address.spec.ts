import { venueIds } from '@mainstage/venues/facts/ids';
import { estimatedVenue, estimatePathOf } from './address';
import { bookableOf } from './bookables';

describe('the estimate of a venue', () => {
  it('exists for all thirty venues and starts with that venue', () => {
    expect(venueIds).toHaveLength(30);
    for (const id of venueIds) {
      const [, named = ''] = estimatePathOf(id).split('?venue=');
      expect(estimatedVenue(named)).toBe(id);
      expect(bookableOf(id)).toMatchObject({ id, venue: id });
    }
    expect(estimatedVenue('the-moon')).toBeUndefined();
  });

  it('has the price of the venue’s page, or its reason for being on request', () => {
    const priceOnPage = (id: string) => {
      const { priceEuro, per, onRequest } = bookableOf(id)!;
      return onRequest ?? `${priceEuro} ${per}`;
    };
    expect(priceOnPage('liberty-stage')).toBe('2500 per day');
    expect(priceOnPage('skyline-liberty-double')).toBe('6200 per day');
    expect(priceOnPage('arena')).toBe('1200 per event');
    expect(priceOnPage('liberty-studio')).toBe('2500 per day, as part of Liberty Stage');
    expect(priceOnPage('sky-lounge')).toBe('2500 per day, as part of Skyline Floor');
    expect(priceOnPage('team-office')).toBe('500 per day');
    for (const id of ['corporate-office', 'enterprise-office'])
      expect(priceOnPage(id)).toBe('by the month, to your plan');
    expect(priceOnPage('skyline-liberty-horizon-triple')).toBe('written for your programme');
  });
});
