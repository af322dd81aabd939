import { doubleFloorFeatures } from '../constants/prices';
import { venueIds } from '@mainstage/house/ids';
import { venues } from '../venues/venues';
import { doubleFloorOffers } from './double-floor-offers';
import { floorKinds } from './floor-kinds';

describe('double floors and floors', () => {
  it('cost from 3,500 to 6,200 euros and have more features than a card shows', () => {
    expect(doubleFloorOffers.map(({ priceText }) => priceText)).toEqual([
      'From 3,500 euros per day',
      'From 4,600 euros per day',
      'From 5,200 euros per day',
      'From 6,200 euros per day',
    ]);
    for (const { features } of doubleFloorOffers) expect(features.length).toBeGreaterThan(doubleFloorFeatures);
  });

  it('are reached by the menu’s anchors', () => {
    expect(Object.values(floorKinds).map(({ anchor }) => anchor)).toEqual([
      'single-floor-section',
      'double-floor-section',
      'triple-floor-section',
    ]);
    expect(floorKinds.double.guests).toBe('350 or 400 guests');
    for (const { venues: named } of Object.values(floorKinds)) {
      const heroes = named.map((id) => venues[id].heroImage.id);
      expect(heroes).toEqual([...new Set(heroes)]);
    }
    for (const { venues: named } of Object.values(floorKinds)) expect(venueIds).toEqual(expect.arrayContaining(named));
  });
});
