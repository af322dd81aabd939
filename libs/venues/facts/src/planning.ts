/**
 * Guests of a floor area in a layout for which the content states no number. Our own figures, in the trade's usual
 * range; chosen to match the stated halls (Horizon Stage, 700 sqm: 140 at dinner; Vista Stage, 600 sqm: 120). A stated
 * number takes precedence, and no layout exceeds the venue's capacity (docs/adr/0010).
 */
export const planning = {
  /** Area per guest including chair, table and aisle, in sqm. */
  sqmPerGuest: { theatre: 1.2, classroom: 2.5, banquet: 2, boardroom: 3, cabaret: 2.4, standing: 0.8 },
  /**
   * Part of the floor for guests. The rest of a hall is stage, control, backstage and bar; of a studio set and cameras;
   * of a room doors and sideboard.
   */
  guestShare: { stages: 0.4, studios: 0.25, spaces: 0.8 },
  /** Maximum guests at one table, for acoustic reasons. */
  longestTable: 40,
  /** Height of all LED walls in metres: 90 sqm are 30 m × 3 m (rule building.facts). */
  wallHeight: 3,
} as const;
