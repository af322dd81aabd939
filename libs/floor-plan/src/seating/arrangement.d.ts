/**
 * Chairs and tables before they are put into a room: metres, `u` across from the middle of the seating area, `v` away from
 * where everybody looks. `turn` is the way a seat faces: 0 to the front, degrees clockwise.
 */
export interface LocalSeat {
    u: number;
    v: number;
    turn: number;
}
export type LocalTable = {
    kind: 'round';
    u: number;
    v: number;
    radius: number;
} | {
    kind: 'long';
    u: number;
    v: number;
    width: number;
    depth: number;
};
export interface Arrangement {
    seats: readonly LocalSeat[];
    tables: readonly LocalTable[];
}
/** The floor that guests can have. */
export interface Floor {
    width: number;
    depth: number;
}
/** The first arrangement that the floor has room for. */
export declare function firstThatFits(tries: readonly (() => Arrangement | undefined)[], what: string): Arrangement;
/** So many things as evenly over so many places as can be, the larger shares first. */
export declare function evenly(count: number, places: number): number[];
/** Shares of a whole number in proportion to weights, adding up exactly. */
export declare function inProportion(count: number, weights: readonly number[]): number[];
export declare const radians: (degrees: number) => number;
export declare const degrees: (angle: number) => number;
