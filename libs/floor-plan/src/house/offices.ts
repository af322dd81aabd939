import { house as facts } from '@mainstage/house/house';
import { between, type Rect, rect } from '../shapes';
import { coreSpaces, hall, hallEnd, house, wall } from './grid';
import type { Door, FloorGeometry, Space } from './space';

const ring = { top: hall.top, end: 9.1 };
const inner = ring.end + wall.inner;
/** Offices at the river are this deep: a desk by the window, a table at the door. */
const officeDepth = 7;
const rowTop = hallEnd - officeDepth;
const aisle = { top: rowTop - wall.inner - 1.9, end: rowTop - wall.inner };

const largestPrivate = facts['private-office'].facts.areaSqm.value.max / officeDepth;
const largestTeam = facts['team-office'].facts.areaSqm.value.max / officeDepth;

/** From west to east; two of them are the largest of their size and drawn with their desks. */
const row: readonly { id: string; width: number; label: string }[] = [
  { id: 'private-office', width: largestPrivate, label: '' },
  { id: 'office-2', width: 4, label: 'Private' },
  { id: 'office-3', width: 3, label: 'Private' },
  { id: 'team-office', width: largestTeam, label: '' },
  { id: 'office-5', width: 8, label: 'Team' },
  { id: 'office-6', width: 5, label: 'Private' },
];

let left = 0;
const placed: Space[] = row.map(({ id, width, label }) => {
  const shape = rect(left, rowTop, width, officeDepth);
  left += width + wall.inner;
  return { id, shape, use: label ? 'service' : 'room', ...(label && { label }) };
});
const last: Space = {
  id: 'office-7',
  shape: between(left, rowTop, house.width, hallEnd),
  use: 'service',
  label: 'Team',
};
const officeRow = [...placed, last];

const middleOf = ({ shape }: Space) => (shape as Rect).x + (shape as Rect).width / 2;
const coreDoors: readonly Door[] = [
  { between: ['lobby', 'ring'], at: { x: 38.2, y: 6.65 }, wall: 'across', width: 4, kind: 'open' },
  { between: ['washrooms', 'ring'], at: { x: 25, y: 6.65 }, wall: 'across', width: 1.2, kind: 'single' },
  { between: ['stair-west', 'ring'], at: { x: 2.8, y: 6.65 }, wall: 'across', width: 1.4, kind: 'single' },
  { between: ['stair-east', 'ring'], at: { x: 53.5, y: 6.65 }, wall: 'across', width: 1.4, kind: 'single' },
  { between: ['goods-lift', 'ring'], at: { x: 8.9, y: 6.65 }, wall: 'across', width: 2, kind: 'double' },
];
const corridor: Space = { id: 'ring', shape: between(0, ring.top, house.width, ring.end), use: 'lobby' };
const services = coreSpaces.map((space) => (space.id === 'artists' ? { ...space, label: 'Post' } : space));

/** Floor 7: offices by the river, shared tables behind them. */
export const coWorkingLower: FloorGeometry = {
  hull: between(0, 0, house.width, hallEnd),
  spaces: [
    ...services,
    corridor,
    { id: 'shared', shape: between(0, inner, 36, aisle.top - wall.inner), use: 'service', label: 'Shared tables' },
    {
      id: 'meeting',
      shape: between(36.3, inner, house.width, aisle.top - wall.inner),
      use: 'service',
      label: 'Meeting rooms',
    },
    { id: 'aisle', shape: between(0, aisle.top, house.width, aisle.end), use: 'lobby' },
    ...officeRow,
  ],
  zones: [],
  partitions: [],
  doors: [
    ...coreDoors,
    { between: ['ring', 'shared'], at: { x: 20, y: ring.end + 0.15 }, wall: 'across', width: 4, kind: 'open' },
    { between: ['shared', 'aisle'], at: { x: 20, y: aisle.top - 0.15 }, wall: 'across', width: 4, kind: 'open' },
    { between: ['ring', 'meeting'], at: { x: 46, y: ring.end + 0.15 }, wall: 'across', width: 1.2, kind: 'single' },
    ...officeRow.map((space): Door => ({
      between: ['aisle', space.id],
      at: { x: middleOf(space), y: rowTop - 0.15 },
      wall: 'across',
      width: 1,
      kind: 'single',
    })),
  ],
  windows: officeRow.map(({ shape }) => {
    const { x, width } = shape as Rect;
    return { from: { x: x + 0.4, y: hallEnd }, to: { x: x + width - 0.4, y: hallEnd } };
  }),
};

const corporateDepth = 14.5;
const corporateWidth = facts['corporate-office'].facts.areaSqm.value.max / corporateDepth;
const corporateTop = hallEnd - corporateDepth;
const enterpriseLeft = corporateWidth + wall.inner;

/** Floor 8: two companies, each behind a door of its own. */
export const coWorkingUpper: FloorGeometry = {
  hull: between(0, 0, house.width, hallEnd),
  spaces: [
    ...services,
    corridor,
    {
      id: 'reception',
      shape: between(0, inner, corporateWidth, corporateTop - wall.inner),
      use: 'lobby',
      label: 'Reception',
    },
    { id: 'corporate-office', shape: rect(0, corporateTop, corporateWidth, corporateDepth), use: 'room' },
    { id: 'enterprise-office', shape: between(enterpriseLeft, inner, house.width, hallEnd), use: 'room' },
  ],
  zones: [],
  partitions: [],
  doors: [
    ...coreDoors,
    { between: ['ring', 'reception'], at: { x: 10, y: ring.end + 0.15 }, wall: 'across', width: 3, kind: 'open' },
    {
      between: ['reception', 'corporate-office'],
      at: { x: 10, y: corporateTop - 0.15 },
      wall: 'across',
      width: 2,
      kind: 'double',
    },
    {
      between: ['ring', 'enterprise-office'],
      at: { x: 38.2, y: ring.end + 0.15 },
      wall: 'across',
      width: 3,
      kind: 'double',
    },
  ],
  windows: [
    { from: { x: 0.6, y: hallEnd }, to: { x: corporateWidth - 0.6, y: hallEnd } },
    { from: { x: enterpriseLeft + 0.6, y: hallEnd }, to: { x: house.width - 0.6, y: hallEnd } },
    { from: { x: 0, y: corporateTop + 0.6 }, to: { x: 0, y: hallEnd - 0.6 } },
    { from: { x: house.width, y: inner + 0.6 }, to: { x: house.width, y: hallEnd - 0.6 } },
  ],
};
