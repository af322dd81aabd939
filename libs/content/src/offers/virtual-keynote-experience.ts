import { offerDiscount, offerPrices } from '../constants/prices';
import { promoTerms, wallSize } from '../constants/promo-terms';
import { offerTitles } from './offer-title';
import type { Offer } from './types';

const { wall } = promoTerms['virtual-keynote-experience'];

export const virtualKeynoteExperience = {
  id: 'virtual-keynote-experience',
  tab: 'Broadcast & Streaming',
  title: offerTitles['virtual-keynote-experience'],
  subtitle: `One speaker, ${wall.gets.wide} metres of world`,
  schedule: 'One studio day, any day of the week',
  description:
    'Your speech in front of scenery that follows its argument, live or recorded, wherever your audience is.',
  features: [
    `An LED wall of ${wallSize(wall.gets)} for the price of ${wallSize(wall.paysFor)}`,
    'Studio days on request, usually within three weeks',
    'Three broadcast cameras with crew',
    'Prompter and speech rehearsal',
    'Two environments adapted to your design',
    'Stream to a platform of your choice',
    'Make-up and green room',
    'Recording in full quality on the same evening',
    'Five short clips for your channels',
  ],
  originalPrice: offerPrices['virtual-keynote-experience'],
  discount: offerDiscount,
  priceLabel: 'per studio day',
  buttonText: 'Request by email',
  image: { id: 'studio-desk' },
} as const satisfies Offer;
