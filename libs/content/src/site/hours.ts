import { nounFor } from '@mainstage/contracts/counted';
import { visit } from '../constants/visits';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Business hours and tour hours, Frankfurt time. A provider replaces them. */
export const opening = {
  business: {
    days: weekdays,
    opens: '8:30',
    closes: '17:00',
    zone: 'Frankfurt time',
    weekend: 'Weekends by appointment',
  },
  tours: { days: weekdays, opens: '9:00', closes: '18:00', weekend: 'Weekends by special arrangement' },
} as const;

const { business, tours } = opening;
const span = (days: readonly string[], to = 'to'): string => [...new Set([days[0], days.at(-1)])].join(` ${to} `);

const inGerman: Record<(typeof weekdays)[number], string> = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
};
const germanDays = (days: number): string => nounFor(days, 'eines Arbeitstags', `von ${days} Arbeitstagen`);

/** The same as text. */
export const hours = {
  business: {
    days: span(business.days),
    time: `${business.opens}–${business.closes} ${business.zone}`,
    weekend: business.weekend,
  },
  tours: { days: span(tours.days), time: `${tours.opens}–${tours.closes}`, weekend: tours.weekend },
  /** The promised reply time (rule visits.answer). */
  reply: `${visit.repliesWithinHours} hours on business days`,
  tourMinutes: `${visit.minutes.min} to ${visit.minutes.max} minutes`,
} as const;

const germanSpan = (days: readonly (typeof weekdays)[number][]): string =>
  span(
    days.map((day) => inGerman[day]),
    'bis',
  );

/** The same in German. */
export const germanHours = {
  business: { days: germanSpan(business.days), time: `${business.opens}–${business.closes} Uhr` },
  tours: { days: germanSpan(tours.days), time: `${tours.opens}–${tours.closes} Uhr` },
  /** After "innerhalb"; not Werktage, which include Saturdays. */
  reply: `${germanDays(visit.repliesWithinHours / 24)} (${germanSpan(business.days)})`,
  tourMinutes: `${visit.minutes.min} bis ${visit.minutes.max} Minuten`,
} as const;
