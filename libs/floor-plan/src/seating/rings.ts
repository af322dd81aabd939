import { type Arrangement, type Floor, inProportion, radians } from './arrangement';

/** Radii of the arena's steps in metres, and the way in that they leave open, in degrees. */
export const ringRadii = [1.7, 2.6, 3.5] as const;
export const ringGap = 50;

/** Seats on the steps of the arena, facing its middle; the way in is on the left. */
export function onRings({ depth }: Floor, guests: number): Arrangement {
  const counts = inProportion(guests, ringRadii);
  const arc = 360 - ringGap;
  const seats = counts.flatMap((count, ring) =>
    Array.from({ length: count }, (_, index) => {
      const angle = 270 + ringGap / 2 + ((index + 0.5) * arc) / count;
      const radius = ringRadii[ring]!;
      return {
        u: radius * Math.sin(radians(angle)),
        v: depth / 2 - radius * Math.cos(radians(angle)),
        turn: angle + 180,
      };
    }),
  );
  return { seats, tables: [] };
}
