import { between, circle, rect } from '../shapes';
import { area, coreSpaces, hall, hallDoors, hallEnd, hallShape, house, strip, wall, washroomDoor } from './grid';
import type { FloorGeometry } from './space';

const width = area('liberty-stage') / hall.depth;
const studioDepth = 20;
const studioWidth = area('liberty-studio') / studioDepth;
/** The stage stands right of the goods lift's way in. */
export const libertyAxis = 21;
export const libertyStudioAxis = width - studioWidth / 2;

/** Foyer, Atrium and Hub stand in a row from the lifts to the river. */
const middle = { left: width + wall.inner };
const depthOfRow = house.depth - hall.top - 2 * wall.inner;
const middleWidth = (area('liberty-foyer') + area('liberty-atrium') + area('liberty-hub')) / depthOfRow;
const foyer = rect(middle.left, hall.top, middleWidth, area('liberty-foyer') / middleWidth);
const atrium = rect(
  middle.left,
  foyer.y + foyer.height + wall.inner,
  middleWidth,
  area('liberty-atrium') / middleWidth,
);
const hub = rect(middle.left, atrium.y + atrium.height + wall.inner, middleWidth, area('liberty-hub') / middleWidth);

const east = { left: middle.left + middleWidth + wall.inner };
const eastWidth = house.width - east.left;
const workshop = rect(east.left, 17, eastWidth, area('workshop') / eastWidth);
const arenaRadius = Math.sqrt(area('arena') / Math.PI);
const arena = circle(east.left + eastWidth / 2, house.depth - arenaRadius - 0.4, arenaRadius);

/** Behind a corridor along the stage: the two smallest rooms, one behind a lobby of its own. */
const corridorEnd = strip.top + 1.8;
const roomsTop = corridorEnd + wall.inner;
const standing = { depth: strip.end - roomsTop };
const straightUpWidth = area('straight-up') / standing.depth;
const straightUp = rect(width - straightUpWidth, roomsTop, straightUpWidth, standing.depth);
const boardWidth = 9.6;
const boardDepth = area('boardroom') / boardWidth;
const boardroom = rect(straightUp.x - wall.inner - boardWidth, strip.end - boardDepth, boardWidth, boardDepth);

/** Floor 5: a stage and six rooms around it. */
export const liberty: FloorGeometry = {
  hull: between(0, 0, house.width, house.depth),
  spaces: [
    ...coreSpaces,
    { id: 'liberty-stage', shape: hallShape('liberty-stage'), use: 'room' },
    { id: 'liberty-foyer', shape: foyer, use: 'room' },
    { id: 'liberty-atrium', shape: atrium, use: 'room' },
    { id: 'liberty-hub', shape: hub, use: 'room' },
    { id: 'workshop', shape: workshop, use: 'room' },
    { id: 'arena', shape: arena, use: 'room' },
    { id: 'straight-up', shape: straightUp, use: 'room' },
    { id: 'boardroom', shape: boardroom, use: 'room' },
    {
      id: 'board-lobby',
      shape: between(boardroom.x, roomsTop, boardroom.x + boardWidth, boardroom.y - wall.inner),
      use: 'lobby',
    },
    { id: 'corridor', shape: between(8, strip.top, width, corridorEnd), use: 'lobby' },
    { id: 'backstage', shape: between(0, strip.top, 7.7, strip.end), use: 'service', label: 'Backstage' },
    {
      id: 'interpreters',
      shape: between(8, roomsTop, boardroom.x - wall.inner, strip.end),
      use: 'service',
      label: 'Interpreters',
    },
    {
      id: 'pantry',
      shape: between(east.left, hall.top, house.width, workshop.y - wall.inner),
      use: 'service',
      label: 'Kitchen',
    },
    {
      id: 'store',
      shape: between(east.left, workshop.y + workshop.height + wall.inner, house.width, arena.y - arenaRadius - 0.4),
      use: 'service',
      label: 'Store',
    },
  ],
  zones: [
    {
      id: 'liberty-studio',
      within: 'liberty-stage',
      shape: rect(width - studioWidth, hall.top, studioWidth, studioDepth),
    },
  ],
  partitions: [],
  doors: [
    ...hallDoors('liberty-stage'),
    washroomDoor,
    { between: ['lobby', 'liberty-foyer'], at: { x: 38.6, y: 6.65 }, wall: 'across', width: 6, kind: 'open' },
    { between: ['stair-east', 'pantry'], at: { x: 53.5, y: 6.65 }, wall: 'across', width: 1.4, kind: 'single' },
    {
      between: ['liberty-stage', 'liberty-foyer'],
      at: { x: width + 0.15, y: 11.5 },
      wall: 'along',
      width: 2.4,
      kind: 'double',
    },
    {
      between: ['liberty-stage', 'liberty-atrium'],
      at: { x: width + 0.15, y: 22 },
      wall: 'along',
      width: 3,
      kind: 'double',
    },
    {
      between: ['liberty-foyer', 'liberty-atrium'],
      at: { x: 39.8, y: atrium.y - 0.15 },
      wall: 'across',
      width: 6,
      kind: 'open',
    },
    {
      between: ['liberty-atrium', 'liberty-hub'],
      at: { x: 39.8, y: hub.y - 0.15 },
      wall: 'across',
      width: 3,
      kind: 'double',
    },
    {
      between: ['liberty-foyer', 'pantry'],
      at: { x: east.left - 0.15, y: 11 },
      wall: 'along',
      width: 1.4,
      kind: 'single',
    },
    {
      between: ['liberty-atrium', 'workshop'],
      at: { x: east.left - 0.15, y: 20.4 },
      wall: 'along',
      width: 1.6,
      kind: 'double',
    },
    {
      between: ['liberty-atrium', 'store'],
      at: { x: east.left - 0.15, y: 27.2 },
      wall: 'along',
      width: 1.2,
      kind: 'single',
    },
    {
      between: ['liberty-hub', 'arena'],
      at: { x: east.left + 0.05, y: arena.y },
      wall: 'along',
      width: 1.4,
      kind: 'open',
    },
    {
      between: ['liberty-hub', 'corridor'],
      at: { x: width + 0.15, y: strip.top + 0.9 },
      wall: 'along',
      width: 1.6,
      kind: 'open',
    },
    {
      between: ['liberty-stage', 'corridor'],
      at: { x: 28.4, y: hallEnd + 0.15 },
      wall: 'across',
      width: 1.6,
      kind: 'double',
    },
    {
      between: ['liberty-stage', 'backstage'],
      at: { x: 3.8, y: hallEnd + 0.15 },
      wall: 'across',
      width: 1.6,
      kind: 'double',
    },
    {
      between: ['corridor', 'straight-up'],
      at: { x: straightUp.x + straightUpWidth / 2, y: roomsTop - 0.15 },
      wall: 'across',
      width: 1.2,
      kind: 'single',
    },
    {
      between: ['corridor', 'board-lobby'],
      at: { x: boardroom.x + 7, y: roomsTop - 0.15 },
      wall: 'across',
      width: 1.4,
      kind: 'double',
    },
    {
      between: ['board-lobby', 'boardroom'],
      at: { x: boardroom.x + boardWidth / 2, y: boardroom.y - 0.15 },
      wall: 'across',
      width: 1.4,
      kind: 'double',
      back: true,
    },
    {
      between: ['corridor', 'interpreters'],
      at: { x: 12, y: roomsTop - 0.15 },
      wall: 'across',
      width: 1,
      kind: 'single',
    },
  ],
  windows: [
    { from: { x: 0, y: 8 }, to: { x: 0, y: 31 } },
    { from: { x: boardroom.x + 0.6, y: house.depth }, to: { x: boardroom.x + boardWidth - 0.6, y: house.depth } },
    { from: { x: straightUp.x + 0.4, y: house.depth }, to: { x: width - 0.4, y: house.depth } },
    { from: { x: hub.x + 0.6, y: house.depth }, to: { x: hub.x + middleWidth - 0.6, y: house.depth } },
    { from: { x: house.width, y: workshop.y + 0.4 }, to: { x: house.width, y: workshop.y + workshop.height - 0.4 } },
  ],
};
