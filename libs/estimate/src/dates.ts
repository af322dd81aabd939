import { cancellationRefunds, changes, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { percent } from '@mainstage/content/constants/figures';
import { cancellationRules, changeRules, paymentRules } from '@mainstage/content/estimate/rule-texts';
import { estimateWords } from '@mainstage/content/estimate/words';
import { addDays, type Day, daysBetween, workingDaysBefore } from './days';
import { cents, share } from './money';

/** Something that happens, or stops being possible, on a day. */
export interface DatedStep {
  id: string;
  label: string;
  /** How the day is meant. */
  when: 'until' | 'from' | 'by' | 'on';
  day: Day;
  /** Cents that go with it. */
  amount?: number;
  rule: string;
  /** Over before today. */
  over?: boolean;
  /** Holds today. */
  now?: boolean;
}

const words = estimateWords.dates;
const { instalments, dueDays, onSigningWithinDays, inFullUpToEuro } = paymentTerms;
const weeks = 7;

/**
 * When the sum is paid (rule payment.due), if the contract is signed, and its invoice received, on the day given as `signed`.
 * @param total cents to be paid; exactly 5,000 euro is still paid in full
 * @returns payments that add up to `total`, in the order of their days
 */
export function payments(total: number, event: Day, signed: Day): DatedStep[] {
  if (total === 0)
    return [{ id: 'paid', label: words.nothing, when: 'on', day: signed, amount: 0, rule: words.nothingRule }];
  if (daysBetween(signed, event) <= onSigningWithinDays)
    return [
      {
        id: 'on-signing',
        label: words.onSigning,
        when: 'on',
        day: signed,
        amount: total,
        rule: paymentRules.onSigning,
      },
    ];
  const invoice = addDays(signed, dueDays);
  if (total <= cents(inFullUpToEuro))
    return [{ id: 'in-full', label: words.inFull, when: 'by', day: invoice, amount: total, rule: paymentRules.inFull }];

  const first = share(total, instalments.atContract);
  const weeksBefore = addDays(event, -instalments.laterWeeksBefore * weeks);
  const atOnce = weeksBefore < invoice;
  return [
    { id: 'first', label: words.first, when: 'by', day: invoice, amount: first, rule: paymentRules.first },
    {
      id: 'second',
      label: words.second,
      when: 'by',
      day: atOnce ? invoice : weeksBefore,
      amount: total - first,
      rule: atOnce ? paymentRules.secondAtOnce : paymentRules.second,
    },
  ];
}

/** What is given back until when, the longest notice first (rule cancellation.refunds). */
export function cancellation(total: number, event: Day, today: Day): DatedStep[] {
  const steps = cancellationRefunds.map((step): DatedStep => {
    const day = addDays(event, -step.weeksBefore * weeks);
    return {
      id: `refund-${step.refund}`,
      label: words.refund(percent(step.refund)),
      when: 'until',
      day,
      amount: share(total, step.refund),
      rule: cancellationRules.refund(step),
      over: day < today,
    };
  });
  const latest = steps.at(-1)?.day ?? event;
  const nothing: DatedStep = {
    id: 'no-refund',
    label: words.noRefund,
    when: 'from',
    day: addDays(latest, 1),
    amount: 0,
    rule: cancellationRules.none,
  };
  return holding([...steps, nothing], today);
}

/** Until when changes are free, what they cost from when, and what else is due before and after (rule changes.deadlines). */
export function changeSteps(guests: number, event: Day, lastDay: Day, today: Day): DatedStep[] {
  const free = addDays(event, -changes.deadlineDays - 1);
  const { noticeOverPercent, noticeWorkingDays, repricingOverPercent } = changes.participants;
  const notice = workingDaysBefore(event, noticeWorkingDays);
  const files = addDays(event, -changes.techFilesDueDays);
  const steps: DatedStep[] = [
    { id: 'free', label: words.free, when: 'until', day: free, rule: changeRules.free, over: free < today },
    ...changes.rush.map(({ hoursBefore, surcharge }): DatedStep => ({
      id: `rush-${surcharge}`,
      label: words.rush(percent(surcharge)),
      when: 'from',
      day: addDays(event, -hoursBefore / 24),
      rule: changeRules.rush(surcharge, beforeText(hoursBefore)),
    })),
  ];
  return [
    ...holding(steps, today),
    {
      id: 'notice',
      label: words.notice,
      when: 'by',
      day: notice,
      rule: changeRules.participants(
        guests,
        Math.floor((guests * noticeOverPercent) / 100),
        Math.floor((guests * repricingOverPercent) / 100),
      ),
      over: notice < today,
    },
    { id: 'files', label: words.techFiles, when: 'by', day: files, rule: changeRules.techFiles, over: files < today },
    {
      id: 'on-day',
      label: words.onDay,
      when: 'by',
      day: addDays(lastDay, changes.onDayPayableWithinDays),
      rule: changeRules.onDay,
    },
  ];
}

function beforeText(hours: number): string {
  const { days, hours: inHours } = estimateWords.before;
  return hours > 48 ? days(hours / 24) : inHours(hours);
}

/** Marks the one step that holds today: the first `until` still open, else the last `from` that has begun. */
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
