import { coreSpaces, hallEnd, hullDownTo } from './building';
import { washroomDoor } from './doors';
import type { FloorPlan } from './space';

/** Floor 6: hall, lounge and terrace need nothing between them but the core. */
export const skyline: FloorPlan = { hull: hullDownTo(hallEnd), spaces: coreSpaces, doors: [washroomDoor] };
