/** Width of a tile: columns of twelve on a desktop, of six on a tablet, of two on a phone. */
export interface TileSpan {
  desktop: number;
  tablet: number;
  phone: number;
}

/** Rows of tiles: no row is like the one above it, and no tile is so wide that its picture becomes a strip. */
const rhythm: Record<keyof TileSpan, readonly (readonly number[])[]> = {
  desktop: [
    [5, 4, 3],
    [3, 3, 3, 3],
    [3, 4, 5],
  ],
  tablet: [
    [3, 3],
    [2, 2, 2],
    [2, 2, 2],
    [3, 3],
  ],
  phone: [[1, 1]],
};

const columns: TileSpan = { desktop: 12, tablet: 6, phone: 2 };

/** Spans for this many tiles; an incomplete last row is divided equally. */
function spansOf(width: keyof TileSpan, count: number): readonly number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const full = rhythm[width][row % rhythm[width].length] ?? [];
    const left = count - spans.length;
    spans.push(...(full.length <= left ? full : Array<number>(left).fill(columns[width] / left)));
  }
  return spans;
}

/** The width of each tile, so that rows differ and the last one is complete. */
export function tileSpans(count: number): readonly TileSpan[] {
  const [desktop, tablet] = [spansOf('desktop', count), spansOf('tablet', count)];
  // On a phone an odd number begins with a wide tile.
  const phone = [...Array<number>(count % 2).fill(columns.phone), ...spansOf('phone', count - (count % 2))];
  return desktop.map((span, each) => ({ desktop: span, tablet: tablet[each] ?? 6, phone: phone[each] ?? 2 }));
}
