// Rules: offers.parts, offers.price, offers.promotions, offers.mail, gift-card.terms
import { offerPrices } from '../constants/prices';
import { giftCard, giftCardMail } from './gift-card';
import { hasDiscount, offerParts, quotePrice } from './offer-parts';
import { offerDisclaimer, offerTabs, offers } from './offers';
import { quoteMail } from './quote-mail';
import type { Offer } from './types';

describe('the offers', () => {
  it('the offers number six, two on each tab, at list price', () => {
    expect(offers.map(({ id }) => id)).toEqual(Object.keys(offerPrices));
    for (const tab of offerTabs) expect(offers.filter((offer) => offer.tab === tab)).toHaveLength(2);
    expect(offers.map(({ originalPrice }) => originalPrice)).toEqual([2500, 1800, 3200, 1600, 2800, 1900]);
    expect(offers.some(hasDiscount)).toBe(false);
    expect(new Set(offers.map(({ image }) => image.id)).size).toBe(6);
  });

  it('have a headline, an availability, five included features and at least one benefit', () => {
    for (const offer of offers) {
      const parts = offerParts(offer);
      expect(parts.headline).toBe(offer.features[0]);
      expect(parts.availability).toBe(offer.features[1]);
      expect(parts.includes).toEqual(offer.features.slice(2, 7));
      expect(parts.benefits.length).toBeGreaterThan(0);
    }
  });

  it('state the terms of each promotion', () => {
    const texts = Object.fromEntries(
      offers.map(({ id, schedule, features }) => [id, [schedule, ...features].join(' / ')]),
    );
    expect(texts['weekend-immersion']).toMatch(/40% off all services, except food and beverage/);
    expect(texts['weekend-immersion']).toMatch(/10 m × 3 m for the price of 5 m × 3 m/);
    expect(texts['weekday-business-edge']).toMatch(/30% off.*30 m × 3 m for the price of 20 m × 3 m/);
    expect(texts['extended-focus']).toMatch(/Friday 14:00 to Monday 12:00.*30% off/);
    expect(texts['co-create-and-accelerate']).toMatch(/50% off room rental on the second day.*2 days/);
    expect(texts['virtual-keynote-experience']).toMatch(/30 m × 3 m for the price of 10 m × 3 m/);
    expect(texts['hybrid-studio-day']).toMatch(/8 hours.*30% off productions booked Friday to Monday/);
    expect(offerDisclaimer).toBe(
      'All offers subject to availability. Prices and availability may change. Non-binding offers upon request.',
    );
  });
});

describe('a request for a quote', () => {
  it('states the list price minus the discount, rounded to whole euro', () => {
    expect(quotePrice({ originalPrice: 2500, discount: 0 })).toBe(2500);
    expect(quotePrice({ originalPrice: 1999, discount: 15 })).toBe(1699);
    expect(hasDiscount({ discount: 15 })).toBe(true);
  });

  it('is in German and contains everything on the card', () => {
    const offer: Offer = { ...offers[0], discount: 20 };
    const { subject, body } = quoteMail(offer);
    expect(subject).toBe('Angebotsanfrage: Weekend Immersion');
    expect(body).toContain(offer.description);
    expect(body).toContain('Preis: 2.000 €');
    expect(body).toContain('Ursprünglicher Preis: 2.500 €');
    expect(body).toContain('Rabatt: 20 %');
    for (const feature of offer.features) expect(body).toContain(`• ${feature}`);
  });

  it('a request for a quote without a discount names the list price once, and no 0 %', () => {
    for (const offer of offers) {
      const { body } = quoteMail(offer);
      expect(body).toMatch(/\nPreis: [\d.]+ € \(Listenpreis, derzeit ohne Rabatt\)\n/);
      expect(body).not.toMatch(/(?<!\d)0 ?%/);
    }
  });
});

describe('the gift card', () => {
  it('states value, validity and bonus', () => {
    expect(giftCard.facts.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '€500–50,000 value of your choice',
      '2 years to use it',
      '10% bonus above €5,000',
    ]);
    expect(giftCardMail.subject).toBe('Gift Card Inquiry');
  });
});
