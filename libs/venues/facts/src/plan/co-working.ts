import { corporateOffice } from '../rooms/corporate-office';
import { privateOffice } from '../rooms/private-office';
import { teamOffice } from '../rooms/team-office';
import { coreSpaces, hallEnd, building, hullDownTo, wall } from './building';
import { across, fromCore } from './doors';
import { inner, neighbours, officeDepth, ring, rowTop } from './office-grid';
import { between, boundsOf, centreOf, type Rect, rect, rightOf } from './shapes';
import type { Door, FloorPlan, Space } from './space';

const aisle = { top: rowTop - wall.inner - 1.9, end: rowTop - wall.inner };

/** Offices side by side after another one. */
function after(office: Rect, next: readonly { id: string; width: number; label: string }[]): Space[] {
  let left = rightOf(office) + wall.inner;
  return next.map(({ id, width, label }) => {
    const shape = rect(left, rowTop, width, officeDepth);
    left += width + wall.inner;
    return { id, shape, use: 'service', label };
  });
}

const west = after(privateOffice.plan.shape, neighbours.betweenPrivateAndTeam);
const east = after(teamOffice.plan.shape, neighbours.afterTeam);
const last: Space = {
  id: 'office-7',
  shape: between(rightOf(boundsOf(east.at(-1)!.shape)) + wall.inner, rowTop, building.width, hallEnd),
  use: 'service',
  label: 'Team',
};
const unseen = [...west, ...east, last];
const row = [
  { id: 'private-office', shape: privateOffice.plan.shape },
  { id: 'team-office', shape: teamOffice.plan.shape },
  ...unseen,
];

const coreDoors: readonly Door[] = [
  fromCore(['lobby', 'ring'], 38.2, 4, 'open'),
  fromCore(['washrooms', 'ring'], 25, 1.2, 'single'),
  fromCore(['stair-west', 'ring'], 2.8, 1.4, 'single'),
  fromCore(['stair-east', 'ring'], 53.5, 1.4, 'single'),
  fromCore(['goods-lift', 'ring'], 8.9, 2, 'double'),
];
const corridor: Space = { id: 'ring', shape: between(0, ring.top, building.width, ring.end), use: 'lobby' };
const services = coreSpaces.map((space) => (space.id === 'artists' ? { ...space, label: 'Post' } : space));

/** Floor 7: offices by the river, shared tables behind them. */
export const coWorkingLower: FloorPlan = {
  hull: hullDownTo(hallEnd),
  spaces: [
    ...services,
    corridor,
    { id: 'shared', shape: between(0, inner, 36, aisle.top - wall.inner), use: 'service', label: 'Shared tables' },
    {
      id: 'meeting',
      shape: between(36.3, inner, building.width, aisle.top - wall.inner),
      use: 'service',
      label: 'Meeting rooms',
    },
    { id: 'aisle', shape: between(0, aisle.top, building.width, aisle.end), use: 'lobby' },
    ...unseen,
  ],
  doors: [
    ...coreDoors,
    across(['ring', 'shared'], 20, ring.end + 0.15, 4, 'open'),
    across(['shared', 'aisle'], 20, aisle.top - 0.15, 4, 'open'),
    across(['ring', 'meeting'], 46, ring.end + 0.15, 1.2, 'single'),
    ...row.map(({ id, shape }) => across(['aisle', id], centreOf(shape).x, rowTop - 0.15, 1, 'single')),
  ],
  windows: row.map(({ shape }) => {
    const { x, width } = boundsOf(shape);
    return { from: { x: x + 0.4, y: hallEnd }, to: { x: x + width - 0.4, y: hallEnd } };
  }),
};

const corporate = corporateOffice.plan.shape;

/** Floor 8: two companies, each behind its own door. */
export const coWorkingUpper: FloorPlan = {
  hull: hullDownTo(hallEnd),
  spaces: [
    ...services,
    corridor,
    {
      id: 'reception',
      shape: between(0, inner, corporate.width, corporate.y - wall.inner),
      use: 'lobby',
      label: 'Reception',
    },
  ],
  doors: [...coreDoors, across(['ring', 'reception'], 10, ring.end + 0.15, 3, 'open')],
};
