import { type Arrangement, type Floor, inProportion, radians } from './arrangement';

/** Radii of the arena's steps in metres, and the opening for the entrance, in degrees. */
export const ringRadii = [1.7, 2.6, 3.5] as const;
export const ringGap = 50;

/** Seats on the steps of the arena, facing its middle, and some inside; the entrance is on the left. */
export function onRings({ depth }: Floor, guests: number, inMiddle = 0): Arrangement {
  const counts = inProportion(guests - inMiddle, ringRadii);
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
  const middle = Array.from({ length: inMiddle }, (_, index) => {
    const angle = (index * 360) / inMiddle;
    const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
    return { u: 0.75 * sin, v: depth / 2 - 0.75 * cos, turn: angle + 180 };
  });
  return { seats: [...seats, ...middle], tables: [] };
}
