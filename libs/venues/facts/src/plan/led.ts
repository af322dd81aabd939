import { planning } from '../planning';
import type { LedWall } from './space';

const lengthOf = (areaSqm: number) => areaSqm / planning.wallHeight;

/** A straight wall across the front of a room, from its area, its middle and its distance from the core. */
export const flat = (areaSqm: number, middle: number, y: number): LedWall => curved(areaSqm, middle, y, 1);

/** A curved wall: the distance of its ends is `share` of its length, and they point into the room. */
export function curved(areaSqm: number, middle: number, y: number, share: number): LedWall {
  const lengthM = lengthOf(areaSqm);
  const bow = share < 1 ? bowOf(lengthM, share) : 0;
  const half = (lengthM * share) / 2;
  return { from: { x: middle - half, y: y + bow }, to: { x: middle + half, y: y + bow }, bow, areaSqm, lengthM };
}

/** Distance between the middle of an arc and its chord. */
function bowOf(length: number, share: number): number {
  const half = halfAngle(share);
  return (length / (2 * half)) * (1 - Math.cos(half));
}

/** The angle whose sine is that share of itself: half of the arc. */
function halfAngle(share: number): number {
  let [low, high] = [0.01, Math.PI];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (Math.sin(middle) / middle > share) low = middle;
    else high = middle;
  }
  return low;
}

/** A wall along the short end, to the west, with its middle at `y`. */
export function atWestEnd(areaSqm: number, y: number): LedWall {
  const lengthM = lengthOf(areaSqm);
  return { from: { x: 0.6, y: y + lengthM / 2 }, to: { x: 0.6, y: y - lengthM / 2 }, bow: 0, areaSqm, lengthM };
}
