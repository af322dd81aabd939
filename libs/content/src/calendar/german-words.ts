import type { Hire } from '@mainstage/contracts/day-parts';

/** Texts of the calendar that visitors who are answered in German read. */
export const germanCalendarWords = {
  hires: {
    morning: 'Vormittag',
    afternoon: 'Nachmittag',
    'full-day': 'Ganzer Tag',
    evening: 'Abend',
    'day-and-evening': 'Tag und Abend',
  } satisfies Record<Hire, string>,
  past: 'dieser Tag ist vorbei',
  estimate: 'Ihre Kostenschätzung',
  note: 'Das ist eine Anfrage, noch keine Reservierung: Wir halten den Tag für Sie frei, sobald wir ihn bestätigt haben.',
} as const;
