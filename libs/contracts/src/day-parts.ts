/** What a day is divided into; the evening may last until after midnight. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** What can be asked for: a half day, a full day, an evening, or a day that goes on into the evening. */
export const hires = ['morning', 'afternoon', 'full-day', 'evening', 'day-and-evening'] as const;
export type Hire = (typeof hires)[number];

/** The parts of the day that each takes. */
export const partsOfHire = {
  morning: ['morning'],
  afternoon: ['afternoon'],
  'full-day': ['morning', 'afternoon'],
  evening: ['evening'],
  'day-and-evening': ['morning', 'afternoon', 'evening'],
} as const satisfies Record<Hire, readonly DayPart[]>;

export function isHire(text: string): text is Hire {
  return (hires as readonly string[]).includes(text);
}
