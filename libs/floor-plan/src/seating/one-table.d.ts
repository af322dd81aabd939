import type { OneTable } from '@mainstage/house/plan/space';
import { type Arrangement, type Floor } from './arrangement';
/** All guests at one table. */
export declare function atOneTable(floor: Floor, guests: number, kind?: OneTable): Arrangement;
