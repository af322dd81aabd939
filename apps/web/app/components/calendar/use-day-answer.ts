import { dayAfter } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import type { Availability } from '@mainstage/contracts/availability';
import { isPast, isRealDate } from '@mainstage/contracts/calendar';
import { useToday } from '../../api/use-today';
import { availabilityAt, useAvailability } from './use-availability';

/** Days after the requested one, in which something may be free instead. */
const lookAhead = 14;

export interface DayAnswer {
  /** How the whole building is booked from the day before to two weeks after. */
  answer?: Availability;
  /** What is said of the day as long as there is no answer: that it is past, being checked, or cannot be checked. */
  words: string;
}

/**
 * The address of the API's answer about a day.
 * @returns nothing without a day, and of a past day
 */
export function dayAnswerAt(date: string | undefined, guests: number | undefined, today: string): string | undefined {
  if (!date || !isRealDate(date) || isPast(date, today)) return undefined;
  const before = dayAfter(date, -1);
  return availabilityAt({ from: before > today ? before : today, to: dayAfter(date, lookAhead), guests });
}

/**
 * What the calendar knows of a day; empty without a day.
 * @param date YYYY-MM-DD
 * @param guests who are to come; as many as each venue takes unless said
 */
export function useDayAnswer(date: string, guests?: number): DayAnswer {
  const today = useToday();
  const availability = useAvailability(today && dayAnswerAt(date, guests, today));
  if (!isRealDate(date)) return { words: '' };
  if (today && isPast(date, today)) return { words: calendarWords.day.past };
  if (availability.state === 'here') return { answer: availability.answer, words: calendarWords.finder.away };
  return { words: availability.state === 'away' ? calendarWords.finder.away : calendarWords.finder.looking };
}
