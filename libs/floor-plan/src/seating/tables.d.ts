import { type Arrangement, type Floor } from './arrangement';
/** Round tables with chairs all around. */
export declare function atRoundTables(floor: Floor, guests: number, lines?: number): Arrangement;
/** Round tables open to the front, so that nobody sits with their back to it. */
export declare function atOpenTables(floor: Floor, guests: number): Arrangement;
/** High tables with people standing around them. */
export declare function standing(floor: Floor, guests: number): Arrangement;
