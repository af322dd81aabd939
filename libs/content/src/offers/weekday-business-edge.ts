import { percent } from '../constants/figures';
import { offerDiscount, offerPrices } from '../constants/prices';
import { promoTerms, wallSize } from '../constants/promo-terms';
import { offerTitles } from './offer-title';
import type { Offer } from './types';

const { off, wall } = promoTerms['weekday-business-edge'];

export const weekdayBusinessEdge = {
  id: 'weekday-business-edge',
  tab: 'Conference & Events',
  title: offerTitles['weekday-business-edge'],
  subtitle: 'The conference day with the big wall',
  schedule: 'Monday to Thursday',
  description:
    'A full working day on stage, midweek, while your guests still have room in their diaries. The widest wall costs no more than the middle one.',
  features: [
    `${percent(off)} off the day rate`,
    'Monday to Thursday, subject to availability',
    'Stage and foyer from seven to seven',
    'Conference seating with power at each table',
    'Two microphones for questions',
    'Coffee station throughout the day',
    'Technician at the desk',
    `An LED wall of ${wallSize(wall.gets)} for the price of ${wallSize(wall.paysFor)}`,
    'A breakout room for your speakers',
  ],
  originalPrice: offerPrices['weekday-business-edge'],
  discount: offerDiscount,
  priceLabel: 'per day',
  buttonText: 'Request by email',
  image: { id: 'horizon-stage-horseshoe' },
} as const satisfies Offer;
