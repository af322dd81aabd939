import { floorVenues } from '@mainstage/content/floors/floor-venues';
import { venuesPage } from '@mainstage/content/shared-pages/venues';
import { venueFloors } from '@mainstage/content/shared-pages/venue-floors';
import { venueIds } from '@mainstage/venues/facts/ids';
import { venueFacts } from './venue-facts';

const words = { wall: 'LED wall', volume: 'LED volume' };

describe('the facts under a venue', () => {
  it('are area and capacity, and the wall where there is one', () => {
    expect(venueFacts('skyline-stage', words)).toEqual(['1,000 sqm', '199 guests', 'LED wall 30 m × 3 m, 90 sqm']);
    expect(venueFacts('liberty-studio', words)).toEqual(['450 sqm', '80 guests', 'LED volume 23.3 m × 3 m, 70 sqm']);
    expect(venueFacts('boardroom', words)).toEqual(['30 sqm', '16 guests']);
    expect(venueFacts('enterprise-office', words)).toEqual(['300+ sqm', '100+ people']);
  });

  it.each(venueIds.map((id) => [id]))('say something of %s', (id) => {
    expect(venueFacts(id, words).length).toBeGreaterThanOrEqual(2);
  });
});

describe('/venues and /venues/floors', () => {
  it('leave no venue out', () => {
    const { stages, studios, spaces, offices } = venuesPage.copy;
    const cards = [stages, studios, spaces, offices].flatMap(({ venues }) => venues.map(({ id }) => id as string));
    const floors = Object.values(floorVenues).flat() as string[];
    expect(new Set([...cards, ...floors])).toEqual(new Set(venueIds));
    expect(venueFloors.copy.single.floors.map(({ id }) => id)).toEqual([
      'skyline-floor',
      'liberty-floor',
      'horizon-floor',
    ]);
  });
});
