import { coreSpaces, hallEnd, hullDownTo } from './building';
import { washroomDoor } from './doors';
import type { FloorPlan } from './space';

/** Floor 6: between hall, lounge and terrace there is only the core. */
export const skyline: FloorPlan = { hull: hullDownTo(hallEnd), spaces: coreSpaces, doors: [washroomDoor] };
