import { percent } from '../constants/figures';
import { offerDiscount, offerPrices } from '../constants/prices';
import { promoTerms } from '../constants/promo-terms';
import { offerTitles } from './offer-title';
import type { Offer } from './types';

const { hours, off, days } = promoTerms['hybrid-studio-day'];

export const hybridStudioDay = {
  id: 'hybrid-studio-day',
  tab: 'Broadcast & Streaming',
  title: offerTitles['hybrid-studio-day'],
  subtitle: 'A set, a control room and a small audience',
  schedule: `Up to ${hours} hours, ${days.from} to ${days.to}`,
  description:
    'For panels, product talks and press rounds with guests in the room and others on the wall, all in the same conversation.',
  features: [
    `${percent(off)} off productions booked ${days.from} to ${days.to}`,
    `Up to ${hours} hours in the studio, build included`,
    'Curved LED backdrop with your graphics',
    'Director, sound and two camera operators',
    'Up to eight remote guests connected',
    'Seats for a small studio audience',
    'Moderated chat on the confidence monitor',
    'A second uplink on standby',
    'The edited recording within two working days',
  ],
  originalPrice: offerPrices['hybrid-studio-day'],
  discount: offerDiscount,
  priceLabel: 'per day',
  buttonText: 'Request by email',
  image: { id: 'studio-operator' },
} as const satisfies Offer;
