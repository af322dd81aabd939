// Rules: shop.cards
import { shopGuestRange } from '@mainstage/venues/facts/claims';
import { venueCategoryLinks } from '../venues/category-cards';
import { shopGuests, venueCards } from './venue-cards';

describe('the venue menu and the shop', () => {
  it('show the stated figures', () => {
    const [stages, spaces, offices] = Object.values(venueCategoryLinks).map(({ anchor, facts }) => [anchor, ...facts]);
    expect(stages).toEqual([
      'stages-section',
      '600–1,400 sqm, with or without the lounge next door',
      'LED walls up to 150 sqm when two halls share one picture',
      'Theatre setup',
    ]);
    expect(spaces).toEqual([
      'spaces-section',
      '40–600 sqm, on its own or two combined',
      'Mobile LED walls up to 30 sqm',
      'Rooftop terraces',
    ]);
    expect(offices).toEqual([
      'spatial-section',
      '30–2,500 sqm, from one team room to two floors',
      '2–20 adjacent offices by the year',
      'High-end amenities',
    ]);
    expect(venueCards.map(({ href, priceLabel }) => [href, priceLabel])).toEqual([
      ['/shop/venue/event-floors', 'From €2,500 per day'],
      ['/shop/venue/private-rooms', 'From €500 per day'],
      ['/shop/venue/workshop-packages', 'From €1,200 per event'],
      ['/shop/venue/rooftop-terrace', 'From €800 per day'],
    ]);
    expect(venueCards[0].features).toEqual([
      '700–1,300 sqm, hall or hall with terrace',
      'LED walls up to 100 sqm, with tiles from a second hall',
      'Theatre 400+ on several floors',
    ]);
    expect(venueCards[1].features).toEqual(['16–300 sqm', 'Up to 10 adjacent offices by the day', 'Host within call']);
    for (const { image, hoverImage } of venueCards) expect(hoverImage.id).not.toBe(image.id);
    expect(shopGuests).toBe(`${shopGuestRange.min} to 400+ guests, on one floor or several`);
  });
});
