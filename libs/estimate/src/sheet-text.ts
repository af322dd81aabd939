import type { EstimateTexts } from '@mainstage/content/estimate/estimate-texts.en';
import { type SheetTexts, sheetTextsEn } from '@mainstage/content/estimate/sheet-texts.en';
import { venues } from '@mainstage/content/venues/venues';
import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import type { ChoiceErrors, ChoiceField } from './choices';
import type { DatedStep } from './dates';
import type { Day } from './days';
import type { Estimate } from './estimate';
import { amountText, rangeText } from './amount-text';
import { eventDays, laterText, stepDay, sumText } from './message';

const { form } = estimatePage.copy;

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

/**
 * @param address the full address of this estimate; empty if unknown
 * @param words of the same language as the estimate's texts
 */
export function sheetText(
  estimate: Estimate,
  today: Day | undefined,
  address: string,
  words: SheetTexts = sheetTextsEn,
): SheetText {
  const { choices, dates, overtimeHour, notes, texts } = estimate;
  const { bookable, block, guests, venue } = choices;
  const facts = [
    ...(dates ? [eventDays(estimate)] : []),
    ...(bookable.group === 'offer' || bookable.isLet ? [] : [words.hourKinds[block]]),
    bookable.group === 'office' ? words.people(guests) : words.guests(guests),
    words.customers[choices.customer],
  ];
  const name = texts.bookable(bookable);
  const toStep = (step: DatedStep) => stepText(texts, step);
  return {
    title: venue && venue !== bookable.venue ? `${venues[venue].name}: ${name}` : name,
    facts: facts.join(' · '),
    sum: sumText(estimate),
    later: laterText(estimate),
    lines: estimate.lines.map((line) => ({
      id: line.id,
      label: line.label,
      rule: line.rule,
      amount: amountText(texts, line),
      figure: typeof line.amount === 'number',
    })),
    dated: dates !== undefined,
    undated: bookable.isLet ? words.let : words.noDate,
    paymentNote: paymentNote(estimate, words),
    payments: (dates?.payments ?? []).map(toStep),
    cancellation: (dates?.cancellation ?? []).map(toStep),
    changesNote: notes.rushReading,
    changes: (dates?.changes ?? []).map(toStep),
    overtimeHour: overtimeHour ? words.overtimeHour(texts.money(overtimeHour.amount), overtimeHour.percent) : '',
    lateInterest: notes.lateInterest,
    today: today === undefined ? '' : texts.day(today),
    address,
  };
}

function paymentNote({ dates, unpriced, texts }: Estimate, words: SheetTexts): string {
  if (!dates || dates.payments.length === 0) return words.nothingDue;
  return unpriced > 0 ? `${words.signed} ${texts.words.dates.amountsFollow(unpriced)}` : words.signed;
}

function stepText(texts: EstimateTexts, step: DatedStep): StepText {
  const { id, label, rule, amount, amountUpTo, fee, feeUpTo, over = false, now = false } = step;
  return {
    id,
    label,
    rule: fee ? `${rule} ${texts.payments.feeOnTop(rangeText(texts, fee, feeUpTo))}` : rule,
    day: stepDay(texts, step),
    amount: amount === undefined ? '' : rangeText(texts, amount, amountUpTo),
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
