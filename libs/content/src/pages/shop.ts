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
      'What can be booked in the house, with prices: venues by category, six offers, gift cards, and an estimate line by line.',
    keywords: ['event shop Frankfurt', 'venue prices', 'event offers', 'gift card'],
    robots: 'index, follow',
    picture: 'sky-terrace-lounge',
  },
  copy: {
    hero: {
      kicker: 'Shop',
      title: 'Everything with a price on it.',
      lead: 'Nothing here goes into a basket: a house is booked by people who talk to each other. But every conversation is shorter when the figures are known.',
      picture: { id: 'sky-terrace-lounge' },
    },
    ways: [
      {
        id: 'venue',
        kicker: 'By room',
        title: 'Venue',
        text: 'Floors, private rooms, workshops and the terrace, by the day or by the event.',
        facts: [`From ${least(startingPrices)}`, 'Four categories'],
        action: 'To the venue shop',
        to: '/shop/venue',
        picture: { id: 'room-keys' },
      },
      {
        id: 'offers',
        kicker: 'By occasion',
        title: 'Offers',
        text: 'Room, technology and crew in one price, for six occasions that come again and again.',
        facts: [`From ${least(offerPrices)}`, 'Six offers'],
        action: 'To the offers',
        to: '/exclusive-offers',
        picture: { id: 'skyline-stage-launch' },
      },
      {
        id: 'gift',
        kicker: 'To give away',
        title: 'Gift card',
        text: 'For rooms, technology and crew in the whole house, in one sum or bit by bit.',
        facts: [`${euro(valueEuro.min)} to ${euro(valueEuro.max)}`, `Valid for ${giftCardTerms.validYears} years`],
        action: 'To the gift card',
        to: '/private-offers#gift-card',
        picture: { id: 'gift-card-box' },
      },
    ],
    closing: {
      title: 'What would it cost?',
      lead: 'Choose a room or an offer, a date and what you need, and read the answer line by line.',
      estimate: 'To the estimate',
      contact: 'Contact us',
      picture: { id: 'meeting-table', alt: '' },
    },
  },
} as const satisfies PageContent;
