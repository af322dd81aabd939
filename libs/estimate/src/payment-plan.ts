import { paymentTerms } from '@mainstage/content/constants/booking-terms';
import type { DateTexts } from '@mainstage/content/estimate/date-texts.en';
import { cancellation, type DatedStep, type PayableAmounts, payments } from './dates';
import type { Day } from './days';
import { cents } from './money';

/** The lowest and the highest bill of an estimate; the latter is missing if an item is priced in the offer only. */
export interface Bill {
  from: PayableAmounts;
  to?: PayableAmounts;
}

const limit = cents(paymentTerms.inFullUpToEuro);

/**
 * Payment dates (rules payment.due, estimate.ranges): with amounts if the bill is known, else the possible cases,
 * without amounts.
 */
export function paymentPlan({ from, to }: Bill, event: Day, signed: Day, texts: DateTexts): DatedStep[] {
  const words = texts.words.dates;
  const [low, high] = [payments(from, event, signed, texts), to && payments(to, event, signed, texts)];
  if (high && low.map(({ id }) => id).join() === high.map(({ id }) => id).join()) return withRange(low, high);

  const gift = Math.min(from.gift, 1);
  const stepsAt = (price: number) =>
    withoutAmounts(payments({ price, gift, total: price - gift }, event, signed, texts));
  const above = stepsAt(limit + 1);
  if (from.price > limit) return above;
  const below = stepsAt(limit);
  if (below[0]?.id === above[0]?.id) return above;
  return [
    ...below.map((step) => ({ ...step, label: words.below(step.label) })),
    ...above.map((step) => ({ ...step, label: words.above(step.label) })),
  ];
}

/**
 * Refunds by date: amounts if the bill is known, else percentages only (rules cancellation.refunds, estimate.ranges).
 */
export function refundPlan(bill: Bill | undefined, event: Day, today: Day, texts: DateTexts): DatedStep[] {
  const low = cancellation(bill?.from, event, today, texts);
  return bill?.to ? withRange(low, cancellation(bill.to, event, today, texts)) : withoutAmounts(low);
}

const withRange = (low: readonly DatedStep[], high: readonly DatedStep[]): DatedStep[] =>
  low.map((step, index) => ({ ...step, amountUpTo: high[index]?.amount, feeUpTo: high[index]?.fee }));

const withoutAmounts = (steps: readonly DatedStep[]): DatedStep[] =>
  steps.map((step) => ({ ...step, amount: undefined, fee: undefined }));
