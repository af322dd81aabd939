import { type EstimatePrices, estimatePrices } from '@mainstage/content/estimate/estimate-prices';
import { overtimePercent } from '@mainstage/content/estimate/blocks';
import { type EstimateTexts, estimateTextsEn } from '@mainstage/content/estimate/estimate-texts.en';
import type { Choices } from './choices';
import { changeSteps, type DatedStep } from './dates';
import { addDays, type Day } from './days';
import {
  baseLines,
  cardFeeLine,
  giftLine,
  type EstimateLine,
  overtimeHour,
  overtimeLines,
  serviceLines,
  type Sum,
  sumOf,
  taxLine,
  unpricedIn,
} from './lines';
import { type Bill, paymentPlan, refundPlan } from './payment-plan';

/** A non-binding estimate: costs with their rules, and all relevant dates. Amounts in whole cents. */
export interface Estimate {
  /** The texts of its lines and dates. */
  texts: EstimateTexts;
  choices: Choices;
  lines: readonly EstimateLine[];
  /** Price of services and tax for any payment method; undefined on request. */
  price: Sum | undefined;
  /** Sum of all lines with an amount. */
  total: Sum;
  /**
   * Number of services that are priced in the offer only: with any, nothing is computed from the sum (rule
   * estimate.ranges).
   */
  unpriced: number;
  sample: boolean;
  /** Price of an hour of overtime; undefined for bookings that run through the night. */
  overtimeHour?: { amount: number; percent: number };
  /** Only with a date, and for events only: an office is let. */
  dates?: {
    event: Day;
    lastDay: Day;
    payments: readonly DatedStep[];
    cancellation: readonly DatedStep[];
    changes: readonly DatedStep[];
  };
  notes: { lateInterest: string; rushReading: string };
}

/**
 * Computes an estimate (rule estimate.lines). Pure: the same choices on the same day give the same estimate.
 * @param today the day in Europe/Berlin, taken as the day the contract is signed; without it, nothing has a date
 * @param prices price bands and tax basis; default: the provider's
 * @param texts of its language; default: English
 */
export function estimateOf(
  choices: Choices,
  today?: Day,
  prices: EstimatePrices = estimatePrices(false),
  texts: EstimateTexts = estimateTextsEn,
): Estimate {
  const { bookable, block } = choices;
  const priced = bookable.priceEuro !== undefined;
  const onTop = serviceLines(choices, prices, texts);
  const services = [...baseLines(choices, texts), ...overtimeLines(choices, texts), ...onTop];
  const unpriced = unpricedIn(services);
  const taxed = [...services, taxLine(prices.basis, sumOf(services), texts)];
  const price = priced ? sumOf(taxed) : undefined;
  const gift = giftLine(choices.giftCardEuro, price, unpriced > 0, texts);
  const open = price === undefined || unpriced > 0 ? undefined : sumOf([...taxed, ...gift]);
  const lines = [...taxed, ...gift, ...cardFeeLine(choices, open, texts)];
  const total = sumOf(lines);
  const billAt = (end: keyof Sum, sum: Sum) => ({ price: sum[end], gift: -sumOf(gift)[end], total: total[end] });
  const bill = price && { from: billAt('from', price), to: unpriced > 0 ? undefined : billAt('to', price) };

  return {
    texts,
    choices,
    lines,
    price,
    total,
    unpriced,
    sample: prices.sample && onTop.some(({ amount }) => typeof amount === 'number'),
    overtimeHour:
      bookable.roundTheClock || !priced
        ? undefined
        : { amount: overtimeHour(bookable, block), percent: overtimePercent[block] },
    dates: choices.date && today && !bookable.isLet ? datesOf(choices, choices.date, today, texts, bill) : undefined,
    notes: { lateInterest: texts.payments.late[choices.customer], rushReading: texts.changes.rushReading },
  };
}

function datesOf(
  { bookable, days, guests }: Choices,
  event: Day,
  today: Day,
  texts: EstimateTexts,
  bill?: Bill,
): Estimate['dates'] {
  const lastDay = addDays(event, (bookable.byTheDay ? days : bookable.covers) - 1);
  return {
    event,
    lastDay,
    payments: bill ? paymentPlan(bill, event, today, texts) : [],
    cancellation: refundPlan(bill, event, today, texts),
    changes: changeSteps(guests, event, lastDay, today, texts),
  };
}
