import { between, rect } from './shapes';
import type { Space } from './space';

/** Thickness in metres. */
export const wall = { inner: 0.3, outer: 0.5 } as const;

/** Every floor: stairs, lifts and services to the north-east, halls behind them, a strip along the river. */
const core = { depth: 6.5 } as const;
/** Centre line of the wall between core and floor, where doors are placed. */
export const coreWall = core.depth + wall.inner / 2;
export const hall = { top: core.depth + wall.inner, depth: 25 } as const;
export const hallEnd = hall.top + hall.depth;

/** Skyline's hall and lounge side by side define the width of the building, in metres. */
const skylineWidth = 40;
const loungeWidth = 16;
export const building = { width: skylineWidth + wall.inner + loungeWidth, depth: 39.6 } as const;
export const strip = { top: hallEnd + wall.inner, end: building.depth } as const;
export const lounge = { left: skylineWidth + wall.inner } as const;

/** Inner face of the outer walls, down to the river or to the end of the halls. */
export const hullDownTo = (depth: number) => between(0, 0, building.width, depth);

/** Spaces at the same position on every floor. */
export const coreSpaces: readonly Space[] = [
  { id: 'stair-west', shape: rect(0, 0, 5.6, core.depth), use: 'stair' },
  { id: 'goods-lift', shape: rect(5.9, 0, 6, core.depth), use: 'lift', label: 'Goods lift' },
  { id: 'artists', shape: rect(12.2, 0, 7.7, core.depth), use: 'service', label: 'Artists' },
  { id: 'washrooms', shape: rect(20.2, 0, 9.7, core.depth), use: 'service', label: 'WC' },
  { id: 'lobby', shape: rect(30.2, 0, 16, core.depth), use: 'lobby', label: 'Lifts' },
  { id: 'plant-room', shape: rect(46.5, 0, 3.9, core.depth), use: 'service' },
  { id: 'stair-east', shape: rect(50.7, 0, building.width - 50.7, core.depth), use: 'stair' },
];

/** The cars of the passenger lifts, at the back of the lobby. */
export const liftCars = [0, 1, 2, 3].map((car) => rect(33.6 + car * 2.1, 0, 1.9, 1.9));

/** The hall of an event floor: of a fixed depth, its width from its area. Sqm. */
export const hallShape = (areaSqm: number) => rect(0, hall.top, areaSqm / hall.depth, hall.depth);

/** Glass along the western end of a hall. */
export const westWindow = { from: { x: 0, y: 8 }, to: { x: 0, y: 31 } } as const;
