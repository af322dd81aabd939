import type { HighTable } from '@mainstage/house/plan/space';
import { type Arrangement, type Floor } from './arrangement';
/** Round tables with chairs all around. */
export declare function atRoundTables(floor: Floor, guests: number, lines?: number): Arrangement;
/** Round tables open to the front, so that nobody sits with their back to it. */
export declare function atOpenTables(floor: Floor, guests: number): Arrangement;
/** Groups at tables for two pushed together in pairs, half of each group on either side. */
export declare function atIslands(floor: Floor, guests: number, size: number): Arrangement;
/** High tables in places of their own. */
export declare function atHighTables(tables: readonly HighTable[], guests: number): Arrangement;
/** High tables with people standing around them, or people in groups where there are fewer tables than groups. */
export declare function standing(floor: Floor, guests: number, tables?: number): Arrangement;
