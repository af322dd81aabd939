import { overtime, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { giftCardTerms } from '@mainstage/content/constants/gift-card';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { promoTerms } from '@mainstage/content/constants/promo-terms';
import type { Bookable } from '@mainstage/content/estimate/bookables';
import { type CateringId, cateringChoices, extraChoices, type ExtraId } from '@mainstage/content/estimate/extras';
import type { EstimateTexts } from '@mainstage/content/estimate/estimate-texts.en';
import type { PriceBand } from '@mainstage/content/estimate/price-bands';
import type { EstimatePrices } from '@mainstage/content/estimate/estimate-prices';
import type { PriceBasis } from '@mainstage/content/estimate/price-basis';
import { type Block, overtimePercent } from '@mainstage/content/estimate/blocks';
import { quotePrice } from '@mainstage/content/offers/offer-parts';
import type { OfferId } from '@mainstage/content/offers/types';
import { cateringBand, extraBand } from './band-prices';
import type { Choices } from './choices';
import { cents, share } from './money';

export type Amount = number | 'included' | 'on request' | 'in the offer' | 'none';

/** One line of an estimate and its rule. */
export interface EstimateLine {
  id: string;
  label: string;
  amount: Amount;
  /** The highest amount in cents, if `amount` is the lowest of a range. */
  upTo?: number;
  rule: string;
  /** Link to the rule. */
  source: 'price list' | 'venue facts' | 'provider';
}

/** Lowest and highest cents; equal without a range. */
export const centsOf = ({ amount }: EstimateLine): number => (typeof amount === 'number' ? amount : 0);

/** Lowest and highest cents; the same where nothing has a range. */
export interface Sum {
  from: number;
  to: number;
}

export const sumOf = (lines: readonly EstimateLine[]): Sum => ({
  from: lines.reduce((sum, line) => sum + centsOf(line), 0),
  to: lines.reduce((sum, line) => sum + (line.upTo ?? centsOf(line)), 0),
});

/** Number of services without a price before the offer: the others have no valid sum (rule estimate.ranges). */
export const unpricedIn = (lines: readonly EstimateLine[]): number =>
  lines.filter(({ amount }) => amount === 'on request').length;

const weekendServicesOff = promoTerms['weekend-immersion'].servicesOff;

/** The booking at list price and its discount. */
export function baseLines({ bookable, days, block }: Choices, texts: EstimateTexts): EstimateLine[] {
  const { lines: rules, promotions } = texts;
  const words = texts.words.lines;
  const { priceEuro, discountPercent, byTheDay, group, id } = bookable;
  const name = texts.bookable(bookable);
  if (priceEuro === undefined)
    return [{ ...line('base', name, 'on request', rules.onRequest(bookable)), source: 'provider' }];
  const times = byTheDay ? days : 1;
  const offered = group === 'offer';
  const reduced = quotePrice({ originalPrice: priceEuro, discount: discountPercent });
  return [
    {
      id: 'base',
      label: name,
      amount: cents(priceEuro) * times,
      rule: rules.base(bookable, times, offered ? undefined : block),
      source: 'price list',
    },
    ...(discountPercent > 0
      ? [line('discount', words.discount, (cents(reduced) - cents(priceEuro)) * times, rules.discount(discountPercent))]
      : []),
    ...(offered ? [line('promotion', words.promotion, 'included', promotions[id as OfferId])] : []),
  ];
}

/** Hours after the booked time: a share of the day's invoice each, beyond two of them another day. */
export function overtimeLines({ bookable, block, overtimeHours }: Choices, texts: EstimateTexts): EstimateLine[] {
  const { lines: rules } = texts;
  const words = texts.words.lines;
  if (bookable.roundTheClock) return [line('overtime', words.noOvertime, 'included', rules.noOvertime)];
  if (overtimeHours === 0) return [];
  if (bookable.priceEuro === undefined)
    return [line('overtime', words.overtime(overtimeHours), 'on request', rules.overtime(block))];
  if (overtimeHours > overtime.upToHours) return [line('overtime', words.extraDay, dayPrice(bookable), rules.extraDay)];
  return [
    line(
      'overtime',
      words.overtime(overtimeHours),
      overtimeHours * overtimeHour(bookable, block),
      rules.overtime(block),
    ),
  ];
}

export function overtimeHour(bookable: Bookable, block: Block): number {
  return share(dayPrice(bookable), overtimePercent[block]);
}

/** Cents per day: the list price divided by the days it covers. */
function dayPrice(bookable: Bookable): number {
  const { priceEuro = 0, discountPercent, covers } = bookable;
  const price = cents(quotePrice({ originalPrice: priceEuro, discount: discountPercent }));
  return Math.ceil(price / covers);
}

/** Additional services: priced by the provider's bands, else in the offer. */
export function serviceLines(
  { bookable, guests, catering, extras, days }: Choices,
  prices: EstimatePrices,
  texts: EstimateTexts,
): EstimateLine[] {
  const { lines: rules } = texts;
  const { bands, sample } = prices;
  const weekend = bookable.id === 'weekend-immersion';
  const outside = weekend ? ` ${rules.foodOutside}` : '';
  const priced = (
    id: string,
    label: string,
    band: PriceBand,
    unit: 'guest' | 'day',
    less = 0,
    rule = '',
  ): EstimateLine => {
    const times = days * (unit === 'guest' ? guests : 1);
    const [from, to] = [band.from, band.to].map((price) => cents(price) * times).map((sum) => sum - share(sum, less));
    return ranged(line(id, label, from!, rules.band(band, unit, { guests, days, less, sample }) + rule), to!);
  };
  return [
    ...(bookable.id === 'event-floors' && guests > marketingClaims.guestsPerFloor
      ? [
          {
            ...line('second-floor', texts.words.lines.secondFloor, 'on request', rules.secondFloor),
            source: 'venue facts' as const,
          },
        ]
      : []),
    ...(catering === 'none' ? [] : [food(catering)]),
    ...extras.map(extra),
  ];

  function food(id: Exclude<CateringId, 'none'>): EstimateLine {
    const choice = cateringChoices[id];
    const band = cateringBand(bands, id);
    if (band) return priced('catering', texts.catering(id), band, 'guest', 0, outside);
    const rule = rules.catering(guests, 'pieces' in choice ? choice.pieces : undefined);
    return line('catering', texts.catering(id), 'on request', rule + outside);
  }

  function extra(id: ExtraId): EstimateLine {
    const { foodAndBeverage } = extraChoices[id];
    const name = texts.extra(id);
    const band = extraBand(bands, id);
    if (band && foodAndBeverage) return priced(id, name, band, 'guest', 0, outside);
    if (band) return priced(id, name, band, 'day', weekend ? weekendServicesOff : 0);
    if (foodAndBeverage) return line(id, name, 'on request', rules.service + outside);
    return line(id, name, 'on request', weekend ? rules.serviceReduced : rules.service);
  }
}

/** Value added tax if the provider has set the price basis; else a note that it is open. */
export function taxLine(basis: PriceBasis, sum: Sum, texts: EstimateTexts): EstimateLine {
  const rule = texts.lines.vat(basis);
  const words = texts.words.lines;
  const tax =
    basis.kind === 'net'
      ? ranged(line('tax', words.tax, share(sum.from, basis.vatPercent), rule), share(sum.to, basis.vatPercent))
      : line('tax', words.tax, basis.kind === 'gross' ? 'included' : 'in the offer', rule);
  return { ...tax, source: 'provider' };
}

/**
 * Deducts a gift card from the open amount; no deduction while the price is on request.
 * @param unpriced whether more is to be paid than is known: no remaining value is stated then
 */
export function giftLine(
  valueEuro: number | undefined,
  open: Sum | undefined,
  unpriced: boolean,
  texts: EstimateTexts,
): EstimateLine[] {
  if (valueEuro === undefined) return [];
  const words = texts.words.lines;
  const { percent, aboveEuro } = giftCardTerms.bonus;
  const bonusEuro = valueEuro > aboveEuro ? (valueEuro * percent) / 100 : 0;
  const rule = texts.lines.gift(valueEuro, bonusEuro);
  if (open === undefined) return [line('gift', words.gift, 'in the offer', rule)];
  const worth = Math.round(cents(valueEuro + bonusEuro));
  const left = worth - Math.min(worth, open.to);
  const rest = left > 0 ? ` ${unpriced ? words.leftForOffer(left) : words.left(left)}` : '';
  return [ranged(line('gift', words.gift, -Math.min(worth, open.from), rule + rest), -Math.min(worth, open.to))];
}

/**
 * Only companies pay a fee for credit cards (rule payment.late-interest).
 * @param open cents still to be paid, if all of them are known
 */
export function cardFeeLine(
  { byCard, customer }: Choices,
  open: Sum | undefined,
  texts: EstimateTexts,
): EstimateLine[] {
  if (!byCard) return [];
  const { lines: rules } = texts;
  const words = texts.words.lines;
  if (customer === 'consumer') return [line('card-fee', words.cardFee, 'none', rules.noCardFee)];
  if (open === undefined) return [line('card-fee', words.cardFee, 'in the offer', rules.cardFee)];
  const fee = (sum: number) => share(sum, paymentTerms.creditCardFee);
  return [ranged(line('card-fee', words.cardFee, fee(open.from), rules.cardFee), fee(open.to))];
}

const ranged = (of: EstimateLine, upTo: number): EstimateLine => (upTo === of.amount ? of : { ...of, upTo });

function line(id: string, label: string, amount: Amount, rule: string): EstimateLine {
  return { id, label, amount, rule, source: 'price list' };
}
