import type { RowsSetting } from '@mainstage/house/plan/space';
import { type Arrangement, type Floor } from './arrangement';
/** Chairs in rows, both halves of a row alike about the aisle. */
export declare function inRows(floor: Floor, guests: number, setting?: RowsSetting): Arrangement;
/** Three rows of benches on either side of a runway in the middle, looking at it. */
export declare function alongRunway({ depth }: Floor, guests: number): Arrangement;
/** Two to a desk, all facing the front. */
export declare function atDesks({ width, depth }: Floor, guests: number): Arrangement;
/** Desks of an office, two rows face to face. */
export declare function atBenches({ width, depth }: Floor, people: number, rows?: number): Arrangement;
