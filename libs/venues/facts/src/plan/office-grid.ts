import { hall, hallEnd, wall } from './building';

/** The corridor around the core of a co-working floor; offices begin behind it. */
export const ring = { top: hall.top, end: 9.1 } as const;
export const inner = ring.end + wall.inner;

/** Offices at the river are this deep: a desk by the window, a table at the door. */
export const officeDepth = 7;
export const rowTop = hallEnd - officeDepth;

/** Offices of the row that have no page, from west to east; widths in metres. */
export const neighbours = {
  betweenPrivateAndTeam: [
    { id: 'office-2', width: 4, label: 'Private' },
    { id: 'office-3', width: 3, label: 'Private' },
  ],
  afterTeam: [
    { id: 'office-5', width: 8, label: 'Team' },
    { id: 'office-6', width: 5, label: 'Private' },
  ],
} as const;
