import { calendarWords } from '@mainstage/content/calendar/words';
import type { DayWords } from './day-words.types';

export const dayWordsEn = {
  venue: 'Venue',
  day: 'Day',
  part: 'Part of the day',
  guests: 'Guests of the event',
  layout: 'Layout',
  hires: calendarWords.hires,
  partOf: (hire, from, to) => `${hire}, ${from} to ${to}`,
} satisfies DayWords;
