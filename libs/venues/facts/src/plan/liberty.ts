import { arena } from '../rooms/arena';
import { boardroom } from '../rooms/boardroom';
import { libertyStage } from '../rooms/liberty-stage';
import { workshop } from '../rooms/workshop';
import { coreSpaces, hall, hallEnd, building, hullDownTo, strip, wall } from './building';
import { across, along, fromCore, washroomDoor } from './doors';
import { corridorEnd, east, roomsTop } from './liberty-grid';
import { between, endOf, rightOf } from './shapes';
import type { FloorPlan } from './space';

const { width } = libertyStage.plan.shape;
const board = boardroom.plan.shape;
const round = arena.plan.shape;

/** Floor 5: service rooms of the stage and the six rooms around it, and the passages between them. */
export const liberty: FloorPlan = {
  hull: hullDownTo(building.depth),
  spaces: [
    ...coreSpaces,
    { id: 'board-lobby', shape: between(board.x, roomsTop, rightOf(board), board.y - wall.inner), use: 'lobby' },
    { id: 'corridor', shape: between(8, strip.top, width, corridorEnd), use: 'lobby' },
    { id: 'backstage', shape: between(0, strip.top, 7.7, strip.end), use: 'service', label: 'Backstage' },
    {
      id: 'interpreters',
      shape: between(8, roomsTop, board.x - wall.inner, strip.end),
      use: 'service',
      label: 'Interpreters',
    },
    {
      id: 'pantry',
      shape: between(east.left, hall.top, building.width, workshop.plan.shape.y - wall.inner),
      use: 'service',
      label: 'Kitchen',
    },
    {
      id: 'store',
      shape: between(east.left, endOf(workshop.plan.shape) + wall.inner, building.width, round.y - round.radius - 0.4),
      use: 'service',
      label: 'Store',
    },
  ],
  doors: [
    washroomDoor,
    fromCore(['stair-east', 'pantry'], 53.5, 1.4, 'single'),
    along(['liberty-foyer', 'pantry'], east.left - 0.15, 11, 1.4, 'single'),
    along(['liberty-atrium', 'store'], east.left - 0.15, 27.2, 1.2, 'single'),
    along(['liberty-hub', 'corridor'], width + 0.15, strip.top + 0.9, 1.6, 'open'),
    across(['liberty-stage', 'backstage'], 3.8, hallEnd + 0.15, 1.6, 'double'),
    across(['corridor', 'board-lobby'], board.x + 7, roomsTop - 0.15, 1.4, 'double'),
    across(['corridor', 'interpreters'], 12, roomsTop - 0.15, 1, 'single'),
  ],
};
