import { euro } from '../constants/figures';
import { giftCardTerms } from '../constants/gift-card';
import { startingPrices } from '@mainstage/venues/facts/prices';
import { offerPrices } from '../constants/prices';
import type { PageContent } from '../site/page-content';

const { valueEuro } = giftCardTerms;
const least = (prices: Record<string, number>) => euro(Math.min(...Object.values(prices)));

export const shop = {
  path: '/shop',
  lang: 'en',
  head: {
    title: 'Shop: rooms, offers and gift cards',
    name: 'Shop',
    description:
      'What you can book, with prices: venues by category, six offers, gift cards, and an estimate line by line.',
    keywords: ['event shop Frankfurt', 'venue prices', 'event offers', 'gift card'],
    robots: 'index, follow',
    picture: 'sky-terrace-lounge',
  },
  copy: {
    hero: {
      kicker: 'Shop',
      title: 'Everything with a price on it.',
      lead: 'There is no basket here: you book a venue by talking to us. Knowing the prices makes that quicker.',
      picture: { id: 'sky-terrace-lounge' },
    },
    offers: [
      {
        id: 'venue',
        kicker: 'By room',
        title: 'Venue',
        text: 'Floors, private rooms, workshops and the terrace, by the day or per event.',
        facts: [`From ${least(startingPrices)}`, 'Four categories'],
        action: 'See the venue shop',
        to: '/shop/venue',
        picture: { id: 'room-keys' },
      },
      {
        id: 'offers',
        kicker: 'By occasion',
        title: 'Offers',
        text: 'Room, technology and crew at one price, for six occasions that come up again and again.',
        facts: [`From ${least(offerPrices)}`, 'Six offers'],
        action: 'See the offers',
        to: '/exclusive-offers',
        picture: { id: 'skyline-stage-launch' },
      },
      {
        id: 'gift',
        kicker: 'To give away',
        title: 'Gift card',
        text: 'For rooms, technology and crew anywhere in the venue, spent all at once or bit by bit.',
        facts: [`${euro(valueEuro.min)} to ${euro(valueEuro.max)}`, `Valid for ${giftCardTerms.validYears} years`],
        action: 'See the gift card',
        to: '/private-offers#gift-card',
        picture: { id: 'gift-card-box' },
      },
    ],
    closing: {
      title: 'What would it cost?',
      lead: 'Choose a room or an offer, a date and what you need, and see the price line by line.',
      estimate: 'Get an estimate',
      contact: 'Contact us',
      picture: { id: 'meeting-table', alt: '' },
    },
  },
} as const satisfies PageContent;
