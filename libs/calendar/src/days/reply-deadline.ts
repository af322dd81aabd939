import { visit } from '@mainstage/content/constants/visits';
import { berlinToday } from '@mainstage/contracts/calendar';
import { businessHours } from './business-time';
import { instantOf, timeAt } from './hours';
import { isWorkingDay, workingDaysAfter } from './working-days';

const { opens, closes } = businessHours;
/** Only working days count. */
const days = visit.repliesWithinHours / 24;

/**
 * Reply deadline for a message received at this moment: the last business hour within the promised hours of
 * working days (rule visits.answer).
 */
export function answerBy(received: Date): Date {
  const day = berlinToday(received);
  const time = timeAt(received.getTime());
  if (!isWorkingDay(day)) return new Date(instantOf(workingDaysAfter(day, days), closes));
  if (time < opens) return new Date(instantOf(workingDaysAfter(day, days - 1), closes));
  return new Date(instantOf(workingDaysAfter(day, days), time < closes ? time : closes));
}
