// Rules: floors.kinds
import { doubleFloorFeatures } from '../constants/prices';
import { fromPrice } from '@mainstage/venues/facts/present';
import { doubleFloorDayPrices } from '@mainstage/venues/facts/prices';
import { venues } from '../venues/venues';
import { doubleFloorOffers } from './double-floor-offers';
import { floorKinds } from './floor-kinds';
import { overview } from '../pages/overview';
import { venueCategoryLinks } from '../venues/category-cards';
import { floorVenues } from './floor-venues';

it('office floors are called by their numbers on every page', () => {
  const [overviewText, cardText] = [overview, venueCategoryLinks].map((each) => JSON.stringify(each));
  for (const text of [overviewText, cardText]) {
    expect(text).toContain('co-working floors 7 and 8');
    expect(text).not.toContain('two co-working floors');
  }
});

describe('double floors and floors', () => {
  it('double floors and floors cost from 3,500 to 6,200 euros and have more features than a card shows', () => {
    expect(doubleFloorOffers.map(({ id }) => fromPrice(doubleFloorDayPrices[id]))).toEqual([
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
    for (const named of Object.values(floorVenues)) {
      const heroes = named.map((id) => venues[id].heroImage.id);
      expect(heroes).toEqual([...new Set(heroes)]);
    }
  });
});
