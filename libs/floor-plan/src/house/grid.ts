import { type RoomId, roomOf } from '@mainstage/house/house';
import { rect } from '../shapes';
import type { Door, Space } from './space';

/** Thickness in metres. */
export const wall = { inner: 0.3, outer: 0.5 } as const;

/** The area that the facts give a room; the plan draws it to within a wall's dust. */
export const area = (id: RoomId): number => roomOf(id).facts.areaSqm.value;

/** Every floor: stairs, lifts and services to the north-east, halls behind them, a strip along the river. */
const core = { depth: 6.5 } as const;
export const hall = { top: core.depth + wall.inner, depth: 25 } as const;
export const hallEnd = hall.top + hall.depth;

const skylineWidth = area('skyline-stage') / hall.depth;
const loungeWidth = area('sky-lounge') / hall.depth;

/** The widest floor gives the house its width: Skyline's hall and lounge side by side. */
export const house = { width: skylineWidth + wall.inner + loungeWidth, depth: 39.6 } as const;
export const strip = { top: hallEnd + wall.inner, end: house.depth } as const;
export const lounge = { left: skylineWidth + wall.inner } as const;

/** Stands on the same spot on every floor. */
export const coreSpaces: readonly Space[] = [
  { id: 'stair-west', shape: rect(0, 0, 5.6, core.depth), use: 'stair' },
  { id: 'goods-lift', shape: rect(5.9, 0, 6, core.depth), use: 'lift', label: 'Goods lift' },
  { id: 'artists', shape: rect(12.2, 0, 7.7, core.depth), use: 'service', label: 'Artists' },
  { id: 'washrooms', shape: rect(20.2, 0, 9.7, core.depth), use: 'service', label: 'WC' },
  { id: 'lobby', shape: rect(30.2, 0, 16, core.depth), use: 'lobby', label: 'Lifts' },
  { id: 'plant-room', shape: rect(46.5, 0, 3.9, core.depth), use: 'service' },
  { id: 'stair-east', shape: rect(50.7, 0, house.width - 50.7, core.depth), use: 'stair' },
];

/** The cars of the passenger lifts, at the back of the lobby. */
export const liftCars = [0, 1, 2, 3].map((car) => rect(33.6 + car * 2.1, 0, 1.9, 1.9));

/** A wall of the core, seen from the floor: doors stand in the middle of it. */
const coreWall = core.depth + wall.inner / 2;

/** What leads from the core into the hall on every event floor: stair, goods lift and the artists' rooms. */
export const hallDoors = (hallId: RoomId): readonly Door[] => [
  { between: ['stair-west', hallId], at: { x: 2.8, y: coreWall }, wall: 'across', width: 1.4, kind: 'single' },
  { between: ['goods-lift', hallId], at: { x: 8.9, y: coreWall }, wall: 'across', width: 4, kind: 'gate' },
  { between: ['artists', hallId], at: { x: 16, y: coreWall }, wall: 'across', width: 1.2, kind: 'single', back: true },
];

/** Beside the lifts on every event floor. */
export const washroomDoor: Door = {
  between: ['washrooms', 'lobby'],
  at: { x: 30.05, y: 4.2 },
  wall: 'along',
  width: 1.2,
  kind: 'single',
};

/** The hall of an event floor: as deep as all of them, as wide as its area makes it. */
export const hallShape = (hallId: RoomId) => rect(0, hall.top, area(hallId) / hall.depth, hall.depth);
