import { percent } from '../constants/figures';
import { offerDiscount, offerPrices } from '../constants/prices';
import { promoTerms, wallSize } from '../constants/promo-terms';
import { offerTitles } from './offer-title';
import type { Offer } from './types';

const { servicesOff, wall } = promoTerms['weekend-immersion'];

export const weekendImmersion = {
  id: 'weekend-immersion',
  tab: 'Conference & Events',
  title: offerTitles['weekend-immersion'],
  subtitle: 'Two days without Monday in mind',
  schedule: 'Saturday and Sunday',
  description:
    'The city is quiet at weekends; your stage need not be. Take it for both days, rehearse in peace and invite your guests for Sunday.',
  features: [
    `${percent(servicesOff)} off all services, except food and beverage`,
    'Any weekend that is free, from Saturday morning to Sunday night',
    'One stage floor for two days',
    'Base light and sound with an operator',
    'Project manager from the first call',
    'Overnight build: nothing has to be packed away',
    'Cleaning before, between and after',
    `An LED wall of ${wallSize(wall.gets)} for the price of ${wallSize(wall.paysFor)}`,
    'Rehearsal time on the real stage at no charge',
  ],
  originalPrice: offerPrices['weekend-immersion'],
  discount: offerDiscount,
  priceLabel: 'per weekend',
  buttonText: 'Request by email',
  image: { id: 'team-weekend' },
} as const satisfies Offer;
