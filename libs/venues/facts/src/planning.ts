/**
 * How many guests a floor takes in a layout for which a venue's own content names no number. Figures of ours, in the
 * usual range of the trade; they are set so that they come out at what the content states for the halls (Horizon Stage,
 * 700 sqm: 140 at dinner; Vista Stage, 600 sqm: 120). A number that the content states always wins, and no layout ever
 * takes more guests than the venue (docs/adr/0010).
 */
export const planning = {
  /** Area per guest including chair, table and aisle, in sqm. */
  sqmPerGuest: { theatre: 1.2, classroom: 2.5, banquet: 2, boardroom: 3, cabaret: 2.4, standing: 0.8 },
  /**
   * Part of the floor that guests can have. A hall gives the rest to stage, control, backstage and bar; a studio to set
   * and cameras; a room to doors and sideboard.
   */
  guestShare: { stages: 0.4, studios: 0.25, spaces: 0.8 },
  /** Most guests around one table: beyond, nobody hears the other end. */
  longestTable: 40,
  /** Height of all LED walls in metres: 90 sqm are 30 m × 3 m (rule building.facts). */
  wallHeight: 3,
} as const;
