import type { DayWords } from './day-words';

export const dayWordsDe = {
  venue: 'Raum',
  day: 'Tag',
  part: 'Tageszeit',
  guests: 'Gäste der Veranstaltung',
  layout: 'Bestuhlung',
  hires: {
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    'full-day': 'Ganzer Tag',
    evening: 'Abend',
    'day-and-evening': 'Tag und Abend',
  },
  partOf: (hire, from, to) => `${hire}, ${from} bis ${to} Uhr`,
} satisfies DayWords;
