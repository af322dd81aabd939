import { changes, paymentTerms } from '@mainstage/content/constants/booking-terms';
import { percent } from '@mainstage/content/constants/figures';
import { handbookDates } from '@mainstage/content/shared-pages/handbook-dates';
import { cancellation, changeSteps, type DatedStep, payments } from '@mainstage/estimate/dates';
import { addDays, type Day } from '@mainstage/estimate/days';
import { cents } from '@mainstage/estimate/money';

export interface MyEvent {
  event: Day;
  /** The day on which the contract is signed and its invoice received, if known. */
  signed?: Day;
  /** Whether the order exceeds the sum up to which all is due in one payment. */
  large: boolean;
}

export interface MyDate {
  id: string;
  day: Day;
  label: string;
  text: string;
  past: boolean;
}

const words = handbookDates.labels;
const { instalments, inFullUpToEuro } = paymentTerms;
const weeks = 7;

/**
 * All deadlines and instalments of an event (rule payment.due), by the same functions as the estimate.
 * @param today the day in Europe/Berlin
 */
export function myDates({ event, signed, large }: MyEvent, today: Day): MyDate[] {
  // The sums are not part of the input; this one is on the right side of the limit.
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

/** Known without the day of the contract: it counts back from the event. */
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
