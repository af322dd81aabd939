/** A number on a room, given by its centre; lengths in units of the drawing. */
export interface RoomMark {
  x: number;
  y: number;
  text: string;
}

export const markSize = 5.6;
const gap = 0.7;

interface MarkedRoom {
  id: string;
  middle: { x: number; y: number };
}

/**
 * Places the numbers of a floor's rooms at the middle of each room, several of one room side by side, and none over
 * another, so that 1 and 3 never read as 13.
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
    // Marks are placed from left to right, so only earlier ones can overlap.
    const inTheWay = placed.filter(({ x, y }) => Math.abs(y - mark.y) < markSize + gap && x + markSize + gap > mark.x);
    placed.push({ ...mark, x: Math.max(mark.x, ...inTheWay.map(({ x }) => x + markSize + gap)) });
  }
  return placed;
}
