/** The parts of a day; the evening may last until after midnight. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Selectable hires: a half day, a full day, an evening, or a day with its evening. */
export const hires = ['morning', 'afternoon', 'full-day', 'evening', 'day-and-evening'] as const;
export type Hire = (typeof hires)[number];

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
