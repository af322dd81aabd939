import { skylineStage } from '@mainstage/house/rooms/skyline-stage';
import { vistaStage } from '@mainstage/house/rooms/vista-stage';
import { between, rect } from '../shapes';
import { area, coreSpaces, hall, hallDoors, hallEnd, hallShape, house, lounge, wall, washroomDoor } from './grid';
import type { FloorGeometry } from './space';

const width = area('skyline-stage') / hall.depth;
/** What the larger reading of the hall's size counts in: backstage and cloakroom, along the core. */
const behind = (area('skyline-stage') - area('skyline-hall')) / width;
const clearTop = hall.top + behind;
const clearDepth = hallEnd - clearTop;
const vistaWidth = vistaStage.measures.windowsM;
const vistaDepth = area('vista-stage') / vistaWidth;
const studioWidth = area('skyline-studio') / clearDepth;
/** The big wall hangs left of the middle: guests come in beside it. */
export const skylineAxis = 18;

const deck = { left: 12, top: hallEnd + wall.outer, depth: house.depth - hallEnd - wall.outer };
const deckWidth = area('sky-terrace') / deck.depth;
const doorway = skylineStage.measures.doorwayM;

/** Floor 6: the hall, the lounge beside it and the terrace before both. */
export const skyline: FloorGeometry = {
  hull: between(0, 0, house.width, hallEnd),
  spaces: [
    ...coreSpaces,
    { id: 'skyline-stage', shape: hallShape('skyline-stage'), use: 'room' },
    { id: 'sky-lounge', shape: between(lounge.left, hall.top, house.width, hallEnd), use: 'room' },
    { id: 'sky-terrace', shape: rect(deck.left, deck.top, deckWidth, deck.depth), use: 'open' },
  ],
  zones: [
    { id: 'skyline-hall', within: 'skyline-stage', shape: rect(0, clearTop, width, clearDepth) },
    {
      id: 'nova-stage',
      within: 'skyline-stage',
      shape: rect(0, clearTop, area('nova-stage') / clearDepth, clearDepth),
    },
    { id: 'vista-stage', within: 'skyline-stage', shape: rect(0, hallEnd - vistaDepth, vistaWidth, vistaDepth) },
    {
      id: 'skyline-studio',
      within: 'skyline-stage',
      shape: rect(skylineAxis - studioWidth / 2, clearTop, studioWidth, clearDepth),
    },
  ],
  partitions: [
    // Open at its western end: what comes out of the goods lift rolls into the hall there.
    [
      { x: 5, y: clearTop },
      { x: 33, y: clearTop },
    ],
    [
      { x: 33, y: hall.top },
      { x: 33, y: clearTop },
    ],
    [
      { x: 25, y: hall.top },
      { x: 25, y: clearTop },
    ],
  ],
  doors: [
    ...hallDoors('skyline-stage'),
    { between: ['lobby', 'skyline-stage'], at: { x: 36.6, y: 6.65 }, wall: 'across', width: 3, kind: 'double' },
    { between: ['lobby', 'sky-lounge'], at: { x: 43.6, y: 6.65 }, wall: 'across', width: 2.4, kind: 'double' },
    washroomDoor,
    { between: ['stair-east', 'sky-lounge'], at: { x: 53.5, y: 6.65 }, wall: 'across', width: 1.4, kind: 'single' },
    { between: ['skyline-stage', 'sky-lounge'], at: { x: 40.15, y: 22 }, wall: 'along', width: 2.4, kind: 'double' },
    {
      between: ['skyline-stage', 'sky-terrace'],
      at: { x: 14 + doorway / 2, y: hallEnd + wall.outer / 2 },
      wall: 'across',
      width: doorway,
      kind: 'folding',
    },
    {
      between: ['sky-lounge', 'sky-terrace'],
      at: { x: 46, y: hallEnd + wall.outer / 2 },
      wall: 'across',
      width: 3,
      kind: 'folding',
    },
  ],
  windows: [
    { from: { x: 0.4, y: hallEnd }, to: { x: 13.6, y: hallEnd } },
    { from: { x: 14.4 + doorway, y: hallEnd }, to: { x: vistaWidth + 0.4, y: hallEnd } },
    { from: { x: 41, y: hallEnd }, to: { x: 44, y: hallEnd } },
    { from: { x: 48, y: hallEnd }, to: { x: 55.4, y: hallEnd } },
    { from: { x: house.width, y: 9 }, to: { x: house.width, y: 30.6 } },
  ],
};
