/** How much of the grid a tile takes: columns of twelve on a desktop, of two on a phone. */
export interface TileSpan {
  desktop: number;
  phone: number;
}

/** Seven tiles in three rows: wide and narrow, three alike, narrow and wide. */
const rhythm = [7, 5, 4, 4, 4, 5, 7] as const;

/** What the last tile takes where its row would stay open, by its place in the seven. */
const closing: Partial<Record<number, number>> = { 0: 12, 2: 12, 3: 8, 5: 12 };

/**
 * The width of each tile, so that the rows do not march and none stays open at its end.
 * @param count how many tiles there are
 */
export function tileSpans(count: number): readonly TileSpan[] {
  return Array.from({ length: count }, (_, each) => {
    const place = each % rhythm.length;
    const last = each === count - 1;
    return {
      desktop: (last ? closing[place] : undefined) ?? rhythm[place] ?? 12,
      // The first of seven fills its row on a phone; the others stand in pairs.
      phone: place === 0 || (last && place % 2 === 1) ? 2 : 1,
    };
  });
}
