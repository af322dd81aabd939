/**
 * Chairs and tables before they are put into a room: metres, `u` across from the middle of the seating area, `v` away from
 * the front. `turn` is the direction a seat faces: 0 to the front, degrees clockwise.
 */
export interface LocalSeat {
  u: number;
  v: number;
  turn: number;
}

export type LocalTable =
  | { kind: 'round'; u: number; v: number; radius: number }
  | { kind: 'long'; u: number; v: number; width: number; depth: number };

export interface Arrangement {
  seats: readonly LocalSeat[];
  tables: readonly LocalTable[];
}

/** Area for guests. */
export interface Floor {
  width: number;
  depth: number;
}

/** The first arrangement that fits on the floor. @throws Error if none does */
export function firstThatFits(tries: readonly (() => Arrangement | undefined)[], what: string): Arrangement {
  for (const attempt of tries) {
    const arrangement = attempt();
    if (arrangement) return arrangement;
  }
  throw new Error(`No room for ${what}`);
}

/** Distributes a count evenly over places, larger shares first. */
export function evenly(count: number, places: number): number[] {
  return Array.from({ length: places }, (_, place) => Math.floor(count / places) + (place < count % places ? 1 : 0));
}

/** Shares of a whole number in proportion to weights, adding up exactly. */
export function inProportion(count: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let given = 0;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    const share = Math.round((count * reached) / sum) - given;
    given += share;
    return share;
  });
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;
