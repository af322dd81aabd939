/** A number on a room, at the middle of its round ground; lengths in the drawing's own unit. */
export interface RoomMark {
  x: number;
  y: number;
  text: string;
}

/** Diameter of a mark. */
export const markSize = 5.6;
const gap = 0.7;

interface MarkedRoom {
  id: string;
  middle: { x: number; y: number };
}

/**
 * Places the numbers of a floor's rooms: each on a ground of its own at the middle of its room, several of one room side by
 * side, and none over another, so that 1 and 3 never read as 13.
 */
export function placeMarks(rooms: readonly MarkedRoom[], marksOf: (id: string) => readonly number[]): RoomMark[] {
  const placed: RoomMark[] = [];
  const wanted = rooms.flatMap(({ id, middle }) => {
    const numbers = marksOf(id);
    return numbers.map((number, at) => ({
      x: middle.x + (at - (numbers.length - 1) / 2) * (markSize + gap),
      y: middle.y,
      text: String(number),
    }));
  });
  for (const mark of wanted.sort((one, other) => one.x - other.x)) {
    // From left to right: whatever is in the way is to the left.
    const inTheWay = placed.filter(({ x, y }) => Math.abs(y - mark.y) < markSize + gap && x + markSize + gap > mark.x);
    placed.push({ ...mark, x: Math.max(mark.x, ...inTheWay.map(({ x }) => x + markSize + gap)) });
  }
  return placed;
}
