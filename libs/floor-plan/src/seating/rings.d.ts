import { type Arrangement, type Floor } from './arrangement';
/** Radii of the arena's steps in metres, and the way in that they leave open, in degrees. */
export declare const ringRadii: readonly [1.7, 2.6, 3.5];
export declare const ringGap = 50;
/** Seats on the steps of the arena, facing its middle, and some in it; the way in is on the left. */
export declare function onRings({ depth }: Floor, guests: number, inMiddle?: number): Arrangement;
