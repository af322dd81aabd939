import { dayAfter } from '@mainstage/calendar/states/verdict';
import { calendarWords } from '@mainstage/content/calendar/words';
import type { Availability } from '@mainstage/contracts/availability';
import { isPast, isRealDate } from '@mainstage/contracts/calendar';
import { useToday } from '../../api/use-today';
import { availabilityAt, useAvailability } from './use-availability';

/** Number of following days that are searched for alternatives. */
const lookAhead = 14;

export interface DayAnswer {
  /** Availability of the whole building from the day before to two weeks after. */
  answer?: Availability;
  /** Text while there is no answer: past day, loading, or failed. */
  words: string;
}

/**
 * The API's path for a day.
 * @returns undefined without a day, and for a past day
 */
export function dayAnswerAt(date: string | undefined, guests: number | undefined, today: string): string | undefined {
  if (!date || !isRealDate(date) || isPast(date, today)) return undefined;
  const before = dayAfter(date, -1);
  return availabilityAt({ from: before > today ? before : today, to: dayAfter(date, lookAhead), guests });
}

/**
 * The availability of a day; empty without a day.
 * @param date YYYY-MM-DD
 * @param guests expected guests; by default as many as each venue takes
 */
export function useDayAnswer(date: string, guests?: number): DayAnswer {
  const today = useToday();
  const availability = useAvailability(today && dayAnswerAt(date, guests, today));
  if (!isRealDate(date)) return { words: '' };
  if (today && isPast(date, today)) return { words: calendarWords.day.past };
  if (availability.state === 'loaded') return { answer: availability.answer, words: calendarWords.finder.away };
  return { words: availability.state === 'unavailable' ? calendarWords.finder.away : calendarWords.finder.looking };
}
