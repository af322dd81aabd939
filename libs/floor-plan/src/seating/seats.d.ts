import type { DrawnAs } from '@mainstage/house/place';
import type { Setting } from '@mainstage/house/plan/space';
import type { Point } from '@mainstage/house/plan/shapes';
/** A seat in the house. `turn`: the way it faces, 0 to the top of the plan, degrees clockwise. */
export interface Seat extends Point {
    turn: number;
}
export type Table = ({
    kind: 'round';
    radius: number;
} & Point)
/** `x` and `y` are its middle. */
 | ({
    kind: 'long';
    width: number;
    height: number;
} & Point);
export interface Seating {
    seats: readonly Seat[];
    tables: readonly Table[];
    standing: boolean;
}
/** So many guests in a room, in that layout. @throws Error where the room is too small for them */
export declare function seatsFor(setting: Setting, layout: DrawnAs, guests: number): Seating;
/** Guests of a venue on several floors, in each of its halls: no hall above its own number unless all are full. */
export declare function overHalls(guests: number, most: readonly number[]): number[];
