import { overtime, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { money } from '@mainstage/content/constants/figures';
import { giftCardTerms } from '@mainstage/content/constants/gift-card';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { promoTerms } from '@mainstage/content/constants/promo-terms';
import type { Bookable } from '@mainstage/content/estimate/bookables';
import { cateringChoices, extraChoices } from '@mainstage/content/estimate/extras';
import { estimateWords } from '@mainstage/content/estimate/words';
import type { PriceBasis } from '@mainstage/content/estimate/price-basis';
import { type Block, lineRules, overtimePercent, promotionRules } from '@mainstage/content/estimate/rule-texts';
import { quotePrice } from '@mainstage/content/offers/offer-parts';
import type { OfferId } from '@mainstage/content/offers/types';
import type { Choices } from './choices';
import { cents, share } from './money';

/** Cents, or the reason why there is no amount. */
export type Amount = number | 'included' | 'on request' | 'in the offer' | 'none';

/** One line of an estimate and the rule behind it. */
export interface EstimateLine {
  id: string;
  label: string;
  amount: Amount;
  rule: string;
  /** Link to the rule. */
  source: 'price list' | 'house facts' | 'provider';
}

/** The cents of a line; 0 without an amount. */
export const centsOf = ({ amount }: EstimateLine): number => (typeof amount === 'number' ? amount : 0);
export const sumOf = (lines: readonly EstimateLine[]): number => lines.reduce((sum, line) => sum + centsOf(line), 0);

const words = estimateWords.lines;

/** The booking at list price and its discount. */
export function baseLines({ bookable, days, block }: Choices): EstimateLine[] {
  const { name, priceEuro, onRequest, discountPercent, byTheDay, group, id } = bookable;
  if (priceEuro === undefined)
    return [{ ...line('base', name, 'on request', lineRules.onRequest(onRequest ?? '')), source: 'provider' }];
  const times = byTheDay ? days : 1;
  const offered = group === 'offer';
  const reduced = quotePrice({ originalPrice: priceEuro, discount: discountPercent });
  return [
    {
      id: 'base',
      label: name,
      amount: cents(priceEuro) * times,
      rule: lineRules.base(bookable, times, offered ? undefined : block),
      source: 'price list',
    },
    ...(discountPercent > 0
      ? [
          line(
            'discount',
            words.discount,
            (cents(reduced) - cents(priceEuro)) * times,
            lineRules.discount(discountPercent),
          ),
        ]
      : []),
    ...(offered ? [line('promotion', words.promotion, 'included', promotionRules[id as OfferId])] : []),
  ];
}

/** Hours after the booked time: a share of the day's invoice each, beyond two of them a day more. */
export function overtimeLines({ bookable, block, overtimeHours }: Choices): EstimateLine[] {
  if (bookable.roundTheClock)
    return [line('overtime', words.noOvertime, 'included', lineRules.noOvertime(promoTerms['extended-focus'].access))];
  if (overtimeHours === 0) return [];
  if (bookable.priceEuro === undefined)
    return [line('overtime', words.overtime(overtimeHours), 'on request', lineRules.overtime(block))];
  if (overtimeHours > overtime.upToHours)
    return [line('overtime', words.extraDay, dayPrice(bookable), lineRules.extraDay)];
  return [
    line(
      'overtime',
      words.overtime(overtimeHours),
      overtimeHours * overtimeHour(bookable, block),
      lineRules.overtime(block),
    ),
  ];
}

/** Cents of an hour over the booked time. */
export function overtimeHour(bookable: Bookable, block: Block): number {
  return share(dayPrice(bookable), overtimePercent[block]);
}

/** Cents per day: the list price divided by the days it covers. */
function dayPrice(bookable: Bookable): number {
  const { priceEuro = 0, discountPercent, covers } = bookable;
  const price = cents(quotePrice({ originalPrice: priceEuro, discount: discountPercent }));
  return Math.ceil(price / covers);
}

/** Lines without a list price and amount. */
export function requestLines({ bookable, guests, catering, extras }: Choices): EstimateLine[] {
  const weekend = bookable.id === 'weekend-immersion';
  const food = cateringChoices[catering];
  const outside = weekend ? ` ${lineRules.foodOutside}` : '';
  return [
    ...(bookable.id === 'event-floors' && guests > marketingClaims.guestsPerFloor
      ? [
          {
            ...line('second-floor', words.secondFloor, 'on request', lineRules.secondFloor),
            source: 'house facts' as const,
          },
        ]
      : []),
    ...(catering === 'none'
      ? []
      : [
          line(
            'catering',
            food.name,
            'on request',
            lineRules.catering(guests, 'pieces' in food ? food.pieces : undefined) + outside,
          ),
        ]),
    ...extras.map((id) => {
      const { name, foodAndBeverage } = extraChoices[id];
      const rule = foodAndBeverage
        ? lineRules.service + outside
        : weekend
          ? lineRules.serviceReduced
          : lineRules.service;
      return line(id, name, 'on request', rule);
    }),
  ];
}

/** Value added tax if the provider has set the price basis; else a note that it is open. */
export function taxLine(basis: PriceBasis, sum: number): EstimateLine {
  const amount: Amount =
    basis.kind === 'net' ? share(sum, basis.vatPercent) : basis.kind === 'gross' ? 'included' : 'in the offer';
  return { ...line('tax', words.tax, amount, lineRules.vat(basis)), source: 'provider' };
}

/** Deducts a gift card from the open amount; no deduction while the price is on request. */
export function giftLine(valueEuro: number | undefined, open: number | undefined): EstimateLine[] {
  if (valueEuro === undefined) return [];
  const { percent, aboveEuro } = giftCardTerms.bonus;
  const bonusEuro = valueEuro > aboveEuro ? (valueEuro * percent) / 100 : 0;
  const rule = lineRules.gift(valueEuro, bonusEuro);
  if (open === undefined) return [line('gift', words.gift, 'in the offer', rule)];
  const worth = Math.round(cents(valueEuro + bonusEuro));
  const used = Math.min(worth, open);
  const left = worth - used;
  const rest = left > 0 ? ` ${words.left(money(left))}` : '';
  return [line('gift', words.gift, -used, rule + rest)];
}

/** Only companies pay for paying by card (rule payment.late-interest). @param open cents still to be paid, if they are known */
export function cardFeeLine({ byCard, customer }: Choices, open: number | undefined): EstimateLine[] {
  if (!byCard) return [];
  if (customer === 'consumer') return [line('card-fee', words.cardFee, 'none', lineRules.noCardFee)];
  const amount = open === undefined ? 'in the offer' : share(open, paymentTerms.creditCardFee);
  return [line('card-fee', words.cardFee, amount, lineRules.cardFee)];
}

function line(id: string, label: string, amount: Amount, rule: string): EstimateLine {
  return { id, label, amount, rule, source: 'price list' };
}
