import { type PriceBasis, priceBasis } from '@mainstage/content/estimate/price-basis';
import { changeRules, overtimePercent, paymentRules } from '@mainstage/content/estimate/rule-texts';
import type { Choices } from './choices';
import { type PayableAmounts, cancellation, changeSteps, type DatedStep, payments } from './dates';
import { addDays, type Day } from './days';
import {
  baseLines,
  cardFeeLine,
  giftLine,
  type EstimateLine,
  overtimeHour,
  overtimeLines,
  requestLines,
  sumOf,
  taxLine,
} from './lines';

/** A non-binding estimate: what it costs and why, and every day that matters. Amounts in whole cents. */
export interface Estimate {
  choices: Choices;
  lines: readonly EstimateLine[];
  /** Price of services and tax for any payment method; undefined on request. */
  price: number | undefined;
  /** Amount due: the sum of all lines with an amount. */
  total: number;
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
 * @param basis what list prices mean for value added tax; default: the provider's setting
 */
export function estimateOf(choices: Choices, today?: Day, basis: PriceBasis = priceBasis): Estimate {
  const { bookable, block } = choices;
  const priced = bookable.priceEuro !== undefined;
  const services = [...baseLines(choices), ...overtimeLines(choices), ...requestLines(choices)];
  const taxed = [...services, taxLine(basis, sumOf(services))];
  const price = priced ? sumOf(taxed) : undefined;
  const gift = giftLine(choices.giftCardEuro, price);
  const open = price === undefined ? undefined : price + sumOf(gift);
  const lines = [...taxed, ...gift, ...cardFeeLine(choices, open)];
  const total = sumOf(lines);

  return {
    choices,
    lines,
    price,
    total,
    overtimeHour:
      bookable.roundTheClock || !priced
        ? undefined
        : { amount: overtimeHour(bookable, block), percent: overtimePercent[block] },
    dates:
      choices.date && today && !bookable.isLet
        ? datesOf(choices, choices.date, today, price === undefined ? undefined : { price, gift: -sumOf(gift), total })
        : undefined,
    notes: { lateInterest: paymentRules.late[choices.customer], rushReading: changeRules.rushReading },
  };
}

function datesOf(
  { bookable, days, guests }: Choices,
  event: Day,
  today: Day,
  bill?: PayableAmounts,
): Estimate['dates'] {
  const lastDay = addDays(event, (bookable.byTheDay ? days : bookable.covers) - 1);
  return {
    event,
    lastDay,
    payments: bill ? payments(bill, event, today) : [],
    cancellation: cancellation(bill, event, today),
    changes: changeSteps(guests, event, lastDay, today),
  };
}
