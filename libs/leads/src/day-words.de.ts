import { germanCalendarWords } from '@mainstage/content/calendar/german-words';
import type { DayWords } from './day-words.types';

export const dayWordsDe = {
  venue: 'Raum',
  day: 'Tag',
  part: 'Tageszeit',
  guests: 'Gäste der Veranstaltung',
  layout: 'Bestuhlung',
  hires: germanCalendarWords.hires,
  partOf: (hire, from, to) => `${hire}, ${from} bis ${to} Uhr`,
} satisfies DayWords;
