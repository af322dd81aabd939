import { calendarWords } from '@mainstage/content/calendar/words';
import { layouts } from '@mainstage/venues/facts/layouts';
import type { DayWords } from './day-words';

export const dayWordsEn = {
  venue: 'Venue',
  day: 'Day',
  part: 'Part of the day',
  guests: 'Guests of the event',
  layout: 'Layout',
  hires: calendarWords.hires,
  partOf: (hire, from, to) => `${hire}, ${from} to ${to}`,
  layouts: {
    theatre: layouts.theatre.label,
    classroom: layouts.classroom.label,
    banquet: layouts.banquet.label,
    boardroom: layouts.boardroom.label,
    cabaret: layouts.cabaret.label,
    standing: layouts.standing.label,
  },
} satisfies DayWords;
