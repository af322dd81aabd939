import { between, rect } from '../shapes';
import { area, coreSpaces, hall, hallDoors, hallEnd, hallShape, house, strip, wall, washroomDoor } from './grid';
import type { FloorGeometry } from './space';

const width = area('horizon-stage') / hall.depth;
/** The stage stands right of the goods lift's way in. */
export const horizonAxis = 17;
const hubLeft = width + wall.inner;
const hubDepth = 12.5;
const hubWidth = area('horizon-hub') / hubDepth;
const hubRight = hubLeft + hubWidth;
const hubEnd = hall.top + hubDepth;
const eastLeft = hubRight + wall.inner;
const circleDepth = 5;
const circleWidth = area('directors-circle') / circleDepth;
const circleLeft = house.width - circleWidth;
const circleEnd = hall.top + circleDepth;
const kitchenEnd = 23.7;
const studioSide = Math.sqrt(area('horizon-studio'));
const dinnerDepth = area('horizon-dinner') / width;
const rowsDepth = area('horizon-rows') / width;

/** Floor 4: stage, hub and circle in a row, and what feeds them. */
export const horizon: FloorGeometry = {
  hull: between(0, 0, house.width, house.depth),
  spaces: [
    ...coreSpaces,
    { id: 'horizon-stage', shape: hallShape('horizon-stage'), use: 'room' },
    { id: 'horizon-hub', shape: rect(hubLeft, hall.top, hubWidth, hubDepth), use: 'room' },
    { id: 'directors-circle', shape: rect(circleLeft, hall.top, circleWidth, circleDepth), use: 'room' },
    { id: 'passage', shape: between(eastLeft, hall.top, circleLeft - wall.inner, circleEnd), use: 'lobby' },
    {
      id: 'kitchen',
      shape: between(eastLeft, circleEnd + wall.inner, house.width, kitchenEnd),
      use: 'service',
      label: 'House kitchen',
    },
    {
      id: 'stores',
      shape: between(eastLeft, kitchenEnd + wall.inner, house.width, house.depth),
      use: 'service',
      label: 'Stores',
    },
    {
      id: 'void',
      shape: between(hubLeft, hubEnd + wall.inner, hubRight, house.depth),
      use: 'void',
      label: 'Open to the lobby below',
    },
    { id: 'dressing', shape: between(0, strip.top, 12, strip.end), use: 'service', label: 'Dressing rooms' },
    { id: 'plant', shape: between(12.3, strip.top, width, strip.end), use: 'service', label: 'Plant' },
  ],
  zones: [
    { id: 'horizon-rows', within: 'horizon-stage', shape: rect(0, hall.top, width, rowsDepth) },
    { id: 'horizon-dinner', within: 'horizon-stage', shape: rect(0, hall.top, width, dinnerDepth) },
    {
      id: 'horizon-studio',
      within: 'horizon-stage',
      shape: rect(horizonAxis - studioSide / 2, hall.top, studioSide, studioSide),
    },
  ],
  partitions: [],
  doors: [
    ...hallDoors('horizon-stage'),
    washroomDoor,
    { between: ['lobby', 'horizon-hub'], at: { x: 36.6, y: 6.65 }, wall: 'across', width: 6, kind: 'open' },
    { between: ['lobby', 'passage'], at: { x: 45.4, y: 6.65 }, wall: 'across', width: 1.2, kind: 'single' },
    {
      between: ['stair-east', 'directors-circle'],
      at: { x: 55.2, y: 6.65 },
      wall: 'across',
      width: 1.1,
      kind: 'single',
      back: true,
    },
    {
      between: ['horizon-stage', 'horizon-hub'],
      at: { x: width + 0.15, y: 14 },
      wall: 'along',
      width: 3,
      kind: 'double',
    },
    {
      between: ['horizon-hub', 'passage'],
      at: { x: hubRight + 0.15, y: 9.3 },
      wall: 'along',
      width: 1.6,
      kind: 'open',
    },
    {
      between: ['passage', 'directors-circle'],
      at: { x: circleLeft - 0.15, y: 9.3 },
      wall: 'along',
      width: 1.2,
      kind: 'single',
      back: true,
    },
    {
      between: ['kitchen', 'directors-circle'],
      at: { x: 53.2, y: circleEnd + 0.15 },
      wall: 'across',
      width: 1.2,
      kind: 'hatch',
    },
    {
      between: ['horizon-hub', 'kitchen'],
      at: { x: hubRight + 0.15, y: 15.6 },
      wall: 'along',
      width: 2,
      kind: 'double',
    },
    { between: ['kitchen', 'stores'], at: { x: 50, y: kitchenEnd + 0.15 }, wall: 'across', width: 1.6, kind: 'double' },
    {
      between: ['horizon-stage', 'dressing'],
      at: { x: 5, y: hallEnd + 0.15 },
      wall: 'across',
      width: 1.2,
      kind: 'single',
    },
    {
      between: ['horizon-stage', 'plant'],
      at: { x: 21, y: hallEnd + 0.15 },
      wall: 'across',
      width: 1.2,
      kind: 'single',
    },
  ],
  windows: [
    { from: { x: 0, y: 8 }, to: { x: 0, y: 31 } },
    { from: { x: house.width, y: hall.top + 0.4 }, to: { x: house.width, y: circleEnd - 0.4 } },
    { from: { x: hubLeft + 0.6, y: house.depth }, to: { x: hubRight - 0.6, y: house.depth } },
  ],
};
