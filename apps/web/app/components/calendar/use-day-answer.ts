import { dayAfter } from '@mainstage/calendar/states/verdict';
import type { Availability } from '@mainstage/contracts/availability';
import { berlinToday, isRealDate } from '@mainstage/contracts/calendar';
import { useAvailability } from './use-availability';

/** Days after the one that is asked about, in which something may be free instead. */
const lookAhead = 14;

/** How the whole house stands on a day and in the two weeks after it; nothing before the answer has come. */
export function useDayAnswer(date: string): Availability | undefined {
  const asks = isRealDate(date) && date >= berlinToday();
  const asked = useAvailability('', asks ? date : undefined, asks ? dayAfter(date, lookAhead) : undefined);
  return asks && asked.state === 'here' ? asked.answer : undefined;
}
