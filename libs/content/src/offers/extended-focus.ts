import { percent } from '../constants/figures';
import { offerDiscount, offerPrices } from '../constants/prices';
import { promoTerms } from '../constants/promo-terms';
import { offerTitles } from './offer-title';
import type { Offer } from './types';

const { off, access } = promoTerms['extended-focus'];

export const extendedFocus = {
  id: 'extended-focus',
  tab: 'Meeting & Workshops',
  title: offerTitles['extended-focus'],
  subtitle: 'A long weekend for a long question',
  schedule: `${access.from} to ${access.to}`,
  description:
    'Arrive on Friday with the problem, leave on Monday with the decision. Your rooms stay as you left them, every night.',
  features: [
    `${percent(off)} off room and equipment`,
    `Access from ${access.from} to ${access.to}, without a closing time`,
    'Workshop, Arena and Hub for your group alone',
    'Writable walls, cards and tools, refilled daily',
    'Breakfast on the floor, both mornings',
    'A host on call',
    'Photographs of every wall by Monday noon',
    'Nothing is cleared away overnight',
    'The terrace at sunset, whenever it is free',
  ],
  originalPrice: offerPrices['extended-focus'],
  discount: offerDiscount,
  priceLabel: 'per long weekend',
  buttonText: 'Request by email',
  image: { id: 'meeting-day' },
} as const satisfies Offer;
