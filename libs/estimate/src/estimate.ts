import { type PriceBasis, priceBasis } from '@mainstage/content/estimate/price-basis';
import { changeRules, overtimePercent, paymentRules } from '@mainstage/content/estimate/rule-texts';
import type { Choices } from './choices';
import { cancellation, changeSteps, type DatedStep, payments } from './dates';
import { addDays, type Day } from './days';
import {
  baseLines,
  cardFeeLine,
  giftLine,
  type Line,
  overtimeHour,
  overtimeLines,
  requestLines,
  sumOf,
  taxLine,
} from './lines';

/** A non-binding estimate: what it costs and why, and every day that matters. Amounts in whole cents. */
export interface Estimate {
  choices: Choices;
  lines: readonly Line[];
  /** What is to be paid: the sum of all lines. */
  total: number;
  /** What an hour of overtime would cost; nothing for what stays open through the night. */
  overtimeHour?: { amount: number; percent: number };
  /** Only with a date. */
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
 * Reckons an estimate (rule estimate.lines). Pure: the same choices on the same day give the same estimate.
 * @param today the day in Europe/Berlin, taken as the day the contract is signed; without it, nothing has a date
 * @param basis what list prices mean for value added tax; the provider's setting unless told otherwise
 */
export function estimateOf(choices: Choices, today?: Day, basis: PriceBasis = priceBasis): Estimate {
  const services = [...baseLines(choices), ...overtimeLines(choices), ...requestLines(choices)];
  const taxed = [...services, taxLine(basis, sumOf(services))];
  const gift = giftLine(choices.giftCardEuro, sumOf(taxed));
  const open = [...taxed, ...gift.lines];
  const lines = [...open, ...cardFeeLine(choices.byCard, sumOf(open))];
  const total = sumOf(lines);
  const { bookable, block } = choices;

  return {
    choices,
    lines,
    total,
    overtimeHour: bookable.roundTheClock
      ? undefined
      : { amount: overtimeHour(bookable, block), percent: overtimePercent[block] },
    dates: choices.date && today ? datesOf(choices, choices.date, total, today) : undefined,
    notes: { lateInterest: paymentRules.late[choices.customer], rushReading: changeRules.rushReading },
  };
}

function datesOf({ bookable, days, guests }: Choices, event: Day, total: number, today: Day): Estimate['dates'] {
  const lastDay = addDays(event, (bookable.byTheDay ? days : bookable.covers) - 1);
  return {
    event,
    lastDay,
    payments: payments(total, event, today),
    cancellation: cancellation(total, event, today),
    changes: changeSteps(guests, event, lastDay, today),
  };
}
