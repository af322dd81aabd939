import { cancellationRefunds, changes, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { type DateTexts, dateTextsEn } from '@mainstage/content/estimate/date-texts.en';
import { addDays, type Day, daysBetween, workingDaysBefore } from './days';
import { cents, share } from './money';

export interface DatedStep {
  id: string;
  label: string;
  when: 'until' | 'from' | 'by' | 'on';
  day: Day;
  /** Amount in cents; the lowest of a range. */
  amount?: number;
  amountUpTo?: number;
  /** Additional card fee in cents; the lowest of a range. */
  fee?: number;
  feeUpTo?: number;
  rule: string;
  over?: boolean;
  now?: boolean;
}

const { instalments, dueDays, onSigningWithinDays, inFullUpToEuro } = paymentTerms;
const weeks = 7;

/** Amounts that instalments and refunds are computed from, in cents. */
export interface PayableAmounts {
  /** Agreed price, services and tax: base of instalments, limits and refunds. */
  price: number;
  /** Part paid by a gift card. */
  gift: number;
  total: number;
}

/**
 * When the price is paid (rule payment.due), if the contract is signed, and its invoice received, on the day given as
 * `signed`. A gift card pays first; a card fee comes on top of what is paid by card, and changes no limit and no share.
 * @returns payments whose amounts and fees add up to the total, in the order of their days
 */
export function payments(
  { price, gift, total }: PayableAmounts,
  event: Day,
  signed: Day,
  texts: DateTexts = dateTextsEn,
): DatedStep[] {
  const rules = texts.payments;
  const words = texts.words.dates;
  const withGift = (rule: string) => (gift > 0 ? `${rule} ${rules.giftFirst}` : rule);
  const open = price - gift;
  const fee = total - open;
  if (open === 0)
    return [{ id: 'paid', label: words.nothing, when: 'on', day: signed, amount: 0, rule: words.nothingRule }];
  const once = (id: string, label: string, when: 'on' | 'by', day: Day, rule: string) => [
    withFee({ id, label, when, day, amount: open, rule: withGift(rule) }, fee),
  ];
  if (daysBetween(signed, event) <= onSigningWithinDays)
    return once('on-signing', words.onSigning, 'on', signed, rules.onSigning);
  const invoice = addDays(signed, dueDays);
  if (price <= cents(inFullUpToEuro)) return once('in-full', words.inFull, 'by', invoice, rules.inFull);

  const first = Math.max(0, share(price, instalments.atContract) - gift);
  const firstFee = Math.round((fee * first) / open);
  const weeksBefore = addDays(event, -instalments.laterWeeksBefore * weeks);
  const atOnce = weeksBefore < invoice;
  const second: DatedStep = {
    id: 'second',
    label: words.second,
    when: 'by',
    day: atOnce ? invoice : weeksBefore,
    amount: open - first,
    rule: atOnce ? rules.secondAtOnce : rules.second,
  };
  if (first === 0) return [withFee({ ...second, rule: withGift(second.rule) }, fee)];
  const rule = withGift(rules.first);
  return [
    withFee({ id: 'first', label: words.first, when: 'by', day: invoice, amount: first, rule }, firstFee),
    withFee(second, fee - firstFee),
  ];
}

const withFee = (step: DatedStep, fee: number): DatedStep => (fee > 0 ? { ...step, fee } : step);

/** Refunds of the agreed price by date, longest notice first (rule cancellation.refunds). */
export function cancellation(
  bill: PayableAmounts | undefined,
  event: Day,
  today: Day,
  texts: DateTexts = dateTextsEn,
): DatedStep[] {
  const rules = texts.cancellation;
  const words = texts.words.dates;
  const back = bill && bill.gift > 0 ? ` ${rules.giftCard}` : '';
  const steps = cancellationRefunds.map((step): DatedStep => {
    const day = addDays(event, -step.weeksBefore * weeks);
    return {
      id: `refund-${step.refund}`,
      label: words.refund(step.refund),
      when: 'until',
      day,
      amount: bill && share(bill.price, step.refund),
      rule: rules.refund(step) + back,
      over: day < today,
    };
  });
  const latest = steps.at(-1)?.day ?? event;
  const nothing: DatedStep = {
    id: 'no-refund',
    label: words.noRefund,
    when: 'from',
    day: addDays(latest, 1),
    amount: bill && 0,
    rule: rules.none,
  };
  return holding([...steps, nothing], today);
}

/** Deadlines and charges for changes, and other due dates (rule changes.deadlines). */
export function changeSteps(
  guests: number,
  event: Day,
  lastDay: Day,
  today: Day,
  texts: DateTexts = dateTextsEn,
): DatedStep[] {
  const rules = texts.changes;
  const words = texts.words.dates;
  const free = addDays(event, -changes.deadlineDays - 1);
  const { noticeOverPercent, noticeWorkingDays, repricingOverPercent } = changes.participants;
  const notice = workingDaysBefore(event, noticeWorkingDays);
  const files = addDays(event, -changes.techFilesDueDays);
  const steps: DatedStep[] = [
    { id: 'free', label: words.free, when: 'until', day: free, rule: rules.free, over: free < today },
    ...changes.rush.map(({ hoursBefore, surcharge }): DatedStep => ({
      id: `rush-${surcharge}`,
      label: words.rush(surcharge),
      when: 'from',
      day: addDays(event, -hoursBefore / 24),
      rule: rules.rush(surcharge, beforeText(texts, hoursBefore)),
    })),
  ];
  return [
    ...holding(steps, today),
    {
      id: 'notice',
      label: words.notice,
      when: 'by',
      day: notice,
      rule: rules.participants(
        guests,
        Math.floor((guests * noticeOverPercent) / 100),
        Math.floor((guests * repricingOverPercent) / 100),
      ),
      over: notice < today,
    },
    { id: 'files', label: words.techFiles, when: 'by', day: files, rule: rules.techFiles, over: files < today },
    {
      id: 'on-day',
      label: words.onDay,
      when: 'by',
      day: addDays(lastDay, changes.onDayPayableWithinDays),
      rule: rules.onDay,
    },
  ];
}

function beforeText({ words }: DateTexts, hours: number): string {
  const { days, hours: inHours } = words.before;
  return hours > 48 ? days(hours / 24) : inHours(hours);
}

/** Marks the current step: the first open `until`, else the last `from` that has begun. */
function holding(steps: readonly DatedStep[], today: Day): DatedStep[] {
  const now =
    steps.find(({ when, over }) => when === 'until' && !over) ??
    steps.filter(({ when, day }) => when === 'from' && day <= today).at(-1);
  return steps.map((step) => ({
    ...step,
    now: step === now,
    over: step.over ?? (now !== undefined && step.when === 'from' && step !== now && step.day < now.day),
  }));
}
