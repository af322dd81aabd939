import { dayAfter } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import type { Availability } from '@mainstage/contracts/availability';
import { berlinToday, isPast, isRealDate } from '@mainstage/contracts/calendar';
import { useAvailability } from './use-availability';

/** Days after the requested one, in which something may be free instead. */
const lookAhead = 14;

export interface DayAnswer {
  /** How the whole building is booked from the day before to two weeks after. */
  answer?: Availability;
  /** What is said of the day as long as there is no answer: that it is past, being checked, or cannot be checked. */
  words: string;
}

/**
 * What the calendar knows of a day; empty without a day.
 * @param date YYYY-MM-DD
 * @param guests who are to come; as many as each venue takes unless said
 */
export function useDayAnswer(date: string, guests?: number): DayAnswer {
  const past = isPast(date);
  const asks = isRealDate(date) && !past;
  const availability = useAvailability(
    '',
    asks ? later(dayAfter(date, -1), berlinToday()) : undefined,
    asks ? dayAfter(date, lookAhead) : undefined,
    guests,
  );
  if (!isRealDate(date)) return { words: '' };
  if (past) return { words: calendarWords.day.past };
  if (availability.state === 'here') return { answer: availability.answer, words: calendarWords.finder.away };
  return { words: availability.state === 'away' ? calendarWords.finder.away : calendarWords.finder.looking };
}

const later = (one: string, other: string) => (one > other ? one : other);
