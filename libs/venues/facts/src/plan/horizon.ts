import { directorsCircle } from '../rooms/directors-circle';
import { horizonHub } from '../rooms/horizon-hub';
import { horizonStage } from '../rooms/horizon-stage';
import { coreSpaces, hall, hallEnd, building, hullDownTo, strip, wall } from './building';
import { across, along, fromCore, washroomDoor } from './doors';
import { between, rightOf } from './shapes';
import type { FloorPlan } from './space';

const { width } = horizonStage.plan.shape;
const hub = horizonHub.plan.shape;
const circle = directorsCircle.plan.shape;
const hubRight = rightOf(hub);
const eastLeft = hubRight + wall.inner;
const circleEnd = circle.y + circle.height;
const kitchenEnd = 23.7;

/** Floor 4: service rooms of stage, hub and circle, and the passages between them. */
export const horizon: FloorPlan = {
  hull: hullDownTo(building.depth),
  spaces: [
    ...coreSpaces,
    { id: 'passage', shape: between(eastLeft, hall.top, circle.x - wall.inner, circleEnd), use: 'lobby' },
    {
      id: 'kitchen',
      shape: between(eastLeft, circleEnd + wall.inner, building.width, kitchenEnd),
      use: 'service',
      label: 'House kitchen',
    },
    {
      id: 'stores',
      shape: between(eastLeft, kitchenEnd + wall.inner, building.width, building.depth),
      use: 'service',
      label: 'Stores',
    },
    {
      id: 'void',
      shape: between(hub.x, hub.y + hub.height + wall.inner, hubRight, building.depth),
      use: 'void',
      label: 'Open to the lobby below',
    },
    { id: 'dressing', shape: between(0, strip.top, 12, strip.end), use: 'service', label: 'Dressing rooms' },
    { id: 'plant', shape: between(12.3, strip.top, width, strip.end), use: 'service', label: 'Plant' },
  ],
  doors: [
    washroomDoor,
    fromCore(['lobby', 'passage'], 45.4, 1.2, 'single'),
    along(['horizon-hub', 'passage'], hubRight + 0.15, 9.3, 1.6, 'open'),
    along(['horizon-hub', 'kitchen'], hubRight + 0.15, 15.6, 2, 'double'),
    across(['kitchen', 'stores'], 50, kitchenEnd + 0.15, 1.6, 'double'),
    across(['horizon-stage', 'dressing'], 5, hallEnd + 0.15, 1.2, 'single'),
    across(['horizon-stage', 'plant'], 21, hallEnd + 0.15, 1.2, 'single'),
  ],
  windows: [{ from: { x: hub.x + 0.6, y: building.depth }, to: { x: hubRight - 0.6, y: building.depth } }],
};
