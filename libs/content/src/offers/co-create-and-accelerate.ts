import { percent } from '../constants/figures';
import { offerDiscount, offerPrices } from '../constants/prices';
import { promoTerms } from '../constants/promo-terms';
import { offerTitles } from './offer-title';
import type { Offer } from './types';

const { secondDayOff, fromDays } = promoTerms['co-create-and-accelerate'];

export const coCreateAndAccelerate = {
  id: 'co-create-and-accelerate',
  tab: 'Meeting & Workshops',
  title: offerTitles['co-create-and-accelerate'],
  subtitle: 'Half-price room on the second day',
  schedule: `From ${fromDays} days in a row`,
  description: 'The first day’s ideas need a second day to become plans. On that day the room is half price.',
  features: [
    `${percent(secondDayOff)} off room rental on the second day`,
    `For bookings of ${fromDays} days or more, Monday to Friday`,
    'Workshop room with islands on wheels',
    'Touch screen and board camera',
    'Moderator’s kit for every table',
    'Coffee, water and fruit in the room',
    'Straight-up next door for stand-ups',
    'Your set-up stays in place between the days',
    'A facilitator on request, at our standard rate',
  ],
  originalPrice: offerPrices['co-create-and-accelerate'],
  discount: offerDiscount,
  priceLabel: 'for two days',
  buttonText: 'Request by email',
  image: { id: 'workshop-boards' },
} as const satisfies Offer;
