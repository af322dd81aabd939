/** Behaviour of the navigation bar and of section links (rule nav.timing). Milliseconds and CSS pixels. */
export const navigationBehaviour = {
  scrolledAfterPx: 50,
  dropdown: { opensAfterMs: 100, closesAfterMs: 200 },
  anchor: { scrollsAfterMs: 100 },
} as const;

/** The one entry of the menu's Location group (rule nav.order). */
export const defaultCity = 'Frankfurt';
