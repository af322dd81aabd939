import { changes, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { percent } from '@mainstage/content/constants/figures';
import { handbookDates } from '@mainstage/content/shared-pages/handbook-dates';
import { cancellation, changeSteps, type DatedStep, payments } from '@mainstage/estimate/dates';
import { addDays, type Day } from '@mainstage/estimate/days';
import { cents } from '@mainstage/estimate/money';

/** What a client enters. */
export interface MyEvent {
  /** The day of the event. */
  event: Day;
  /** The day on which the contract is signed, and its invoice received, if it is known. */
  signed?: Day;
  /** Whether the order is above the sum up to which all is due in one payment. */
  large: boolean;
}

/** One day that matters, in the order of the calendar. */
export interface MyDate {
  id: string;
  day: Day;
  label: string;
  text: string;
  /** Over before today. */
  past: boolean;
}

const words = handbookDates.labels;
const { instalments, inFullUpToEuro } = paymentTerms;
const weeks = 7;

/**
 * Every deadline and instalment of an event as a day (rule payment.due), by the same functions as the estimate.
 * @param today the day in Europe/Berlin
 */
export function myDates({ event, signed, large }: MyEvent, today: Day): MyDate[] {
  // The sums themselves are not asked for; this one falls on the right side of the limit.
  const total = cents(inFullUpToEuro) + (large ? 1 : 0);
  const bill = { price: total, gift: 0, total };
  const steps = [
    ...(signed ? payments(bill, event, signed) : large ? [laterPart(event)] : []),
    ...cancellation(bill, event, today).filter(({ when }) => when === 'until'),
    ...changeSteps(0, event, event, today),
    { id: 'event', day: event },
  ];
  return steps
    .map(({ id, day }): MyDate => ({ id, day, ...wordsOf(id), past: day < today }))
    .sort((one, other) => (one.day === other.day ? 0 : one.day < other.day ? -1 : 1));
}

/** Known without the contract's day: it counts back from the event. */
function laterPart(event: Day): Pick<DatedStep, 'id' | 'day'> {
  return { id: 'second', day: addDays(event, -instalments.laterWeeksBefore * weeks) };
}

function wordsOf(id: string): { label: string; text: string } {
  const [kind = '', figure] = id.split('-');
  if (kind === 'refund') return words.refund(percent(Number(figure)));
  if (kind === 'rush') return words.rush(percent(Number(figure)));
  const fixed: Record<string, { label: string; text: string }> = {
    'on-signing': words.onSigning,
    'in-full': words.inFull,
    first: words.first(percent(instalments.atContract)),
    second: words.second(percent(instalments.later)),
    free: words.free,
    notice: words.notice(percent(changes.participants.noticeOverPercent)),
    files: words.files,
    'on-day': words.onDay,
    event: words.event,
  };
  const found = fixed[id];
  if (!found) throw new Error(`The step ${id} has no words`);
  return found;
}
