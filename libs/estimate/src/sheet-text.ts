import { nounFor } from '@mainstage/contracts/counted';
import { money, percent } from '@mainstage/content/constants/figures';
import { paymentRules } from '@mainstage/content/estimate/rule-texts';
import { estimateWords } from '@mainstage/content/estimate/words';
import { venues } from '@mainstage/content/venues/venues';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { count } from '@mainstage/venues/facts/number-format';
import type { ChoiceErrors, ChoiceField } from './choices';
import type { DatedStep } from './dates';
import { type Day, longDay } from './days';
import type { Estimate } from './estimate';
import { amountText, rangeText } from './amount-text';
import { eventDays, laterText, stepDay, sumText } from './message';

const { sheet: words, form } = estimatePage.copy;

/** Text of one line; `figure` if its amount is a number. */
export interface LineText {
  id: string;
  label: string;
  rule: string;
  amount: string;
  figure: boolean;
}

/** Text of one dated step. */
export interface StepText {
  id: string;
  label: string;
  day: string;
  rule: string;
  /** Empty without a sum. */
  amount: string;
  over: boolean;
  now: boolean;
}

/** Text of an estimate as browser and server render it. Empty text means no content. */
export interface SheetText {
  title: string;
  facts: string;
  sum: string;
  later: string;
  lines: readonly LineText[];
  /** Whether payments and deadlines have dates; else `undated` explains why. */
  dated: boolean;
  undated: string;
  paymentNote: string;
  payments: readonly StepText[];
  cancellation: readonly StepText[];
  changesNote: string;
  changes: readonly StepText[];
  overtimeHour: string;
  lateInterest: string;
  today: string;
  address: string;
}

/** @param address the full address of this estimate; empty if unknown */
export function sheetText(estimate: Estimate, today: Day | undefined, address: string): SheetText {
  const { choices, dates, overtimeHour, notes } = estimate;
  const { bookable, block, guests, venue } = choices;
  const facts = [
    ...(dates ? [eventDays(estimate)] : []),
    ...(bookable.group === 'offer' || bookable.isLet ? [] : [form.hourKinds[block]]),
    `${count(guests)} ${bookable.group === 'office' ? 'people' : nounFor(guests, 'guest', 'guests')}`,
    form.customers[choices.customer],
  ];
  return {
    title: venue && venue !== bookable.venue ? `${venues[venue].name}: ${bookable.name}` : bookable.name,
    facts: facts.join(' · '),
    sum: sumText(estimate),
    later: laterText(estimate),
    lines: estimate.lines.map((line) => ({
      id: line.id,
      label: line.label,
      rule: line.rule,
      amount: amountText(line),
      figure: typeof line.amount === 'number',
    })),
    dated: dates !== undefined,
    undated: bookable.isLet ? words.let : words.noDate,
    paymentNote: paymentNote(estimate),
    payments: (dates?.payments ?? []).map(stepText),
    cancellation: (dates?.cancellation ?? []).map(stepText),
    changesNote: notes.rushReading,
    changes: (dates?.changes ?? []).map(stepText),
    overtimeHour: overtimeHour
      ? `${words.overtime}: ${money(overtimeHour.amount)} (${percent(overtimeHour.percent)} ${words.overtimeRule}).`
      : '',
    lateInterest: notes.lateInterest,
    today: today === undefined ? '' : longDay(today),
    address,
  };
}

function paymentNote({ dates, unpriced }: Estimate): string {
  if (!dates || dates.payments.length === 0) return words.nothingDue;
  return unpriced > 0 ? `${words.signed} ${estimateWords.dates.amountsFollow(unpriced)}` : words.signed;
}

function stepText(step: DatedStep): StepText {
  const { id, label, rule, amount, amountUpTo, fee, feeUpTo, over = false, now = false } = step;
  return {
    id,
    label,
    rule: fee ? `${rule} ${paymentRules.feeOnTop(rangeText(fee, feeUpTo))}` : rule,
    day: stepDay(step),
    amount: amount === undefined ? '' : rangeText(amount, amountUpTo),
    over,
    now,
  };
}

/** An invalid field by its label, and its error. */
export interface WrongText {
  field: string;
  message: string;
}

export const wrongText = (errors: ChoiceErrors): WrongText[] =>
  (Object.keys(errors) as ChoiceField[]).map((field) => ({
    // An unknown venue is reported at the booked item.
    field: form[field === 'venue' ? 'what' : field],
    message: errors[field]?.message ?? '',
  }));
