/** How the navigation bar and the links into sections behave (rule nav.timing). Milliseconds and CSS pixels. */
export const navigationBehaviour = {
  scrolledAfterPx: 50,
  dropdown: { opensAfterMs: 100, closesAfterMs: 200 },
  anchor: { scrollsAfterMs: 100, offsetPx: 96 },
} as const;

/** The services page counts its scroll offset in spacing units (rule nav.timing): 24 units of 4 px are the same 96 px. */
export const servicesAnchor = { offsetUnits: 24, unitPx: 4 } as const;

/** The one entry of the menu's Location group (rule nav.order). */
export const defaultCity = 'Frankfurt';
