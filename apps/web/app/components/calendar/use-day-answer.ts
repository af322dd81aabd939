import { dayAfter } from '@mainstage/calendar/states/verdict';
import type { Availability } from '@mainstage/contracts/availability';
import { berlinToday, isRealDate } from '@mainstage/contracts/calendar';
import { useAvailability } from './use-availability';

/** Days after the requested one, in which something may be free instead. */
const lookAhead = 14;

/**
 * How the whole building is booked from the day before a day to two weeks after it; nothing before the response.
 * @param guests who are to come; as many as each venue takes unless said
 */
export function useDayAnswer(date: string, guests?: number): Availability | undefined {
  const asks = isRealDate(date) && date >= berlinToday();
  const availability = useAvailability(
    '',
    asks ? later(dayAfter(date, -1), berlinToday()) : undefined,
    asks ? dayAfter(date, lookAhead) : undefined,
    guests,
  );
  return asks && availability.state === 'here' ? availability.answer : undefined;
}

const later = (one: string, other: string) => (one > other ? one : other);
