import type { FloorNumber } from '../facts';
import { venueCatalog, type HireableId, officeIds, type RoomId, roomIds, roomOf } from '../catalog';
import type { Office, Room } from '../place';
import { coWorkingLower, coWorkingUpper } from './co-working';
import { horizon } from './horizon';
import { liberty } from './liberty';
import { boundsOf, type Point, type Rect, type Shape } from './shapes';
import { skyline } from './skyline';
import type { Door, FloorPlan, Setting, Space, Window } from './space';

/** A part of a room that can be hired separately behind drapes, such as Nova Stage in the big hall. */
export interface Zone {
  id: RoomId;
  within: RoomId;
  shape: Rect;
}

export interface FloorGeometry {
  /** Inner face of the outer walls. */
  hull: Rect;
  spaces: readonly Space[];
  zones: readonly Zone[];
  doors: readonly Door[];
  windows: readonly Window[];
  /** Light partitions inside a room. */
  partitions: readonly (readonly [Point, Point])[];
}

const hiredIds: readonly HireableId[] = [...roomIds, ...officeIds];
const recordOf = (id: HireableId): Room | Office => venueCatalog[id];
const isZone = (id: HireableId): id is RoomId => 'within' in venueCatalog[id];

/** Spaces of the floor itself and of every room on it. */
function compose(floor: FloorNumber, { hull, spaces, doors = [], windows = [] }: FloorPlan): FloorGeometry {
  const here = hiredIds.filter((id) => recordOf(id).floor === floor);
  const plans = here.map((id) => recordOf(id).plan);
  return {
    hull,
    spaces: [...spaces, ...here.filter((id) => !isZone(id)).map(spaceOf)],
    zones: here.filter(isZone).map(zoneOf),
    doors: [...plans.flatMap((plan) => plan.doors ?? []), ...doors],
    windows: [...plans.flatMap((plan) => plan.windows ?? []), ...windows],
    partitions: plans.flatMap((plan) => plan.partitions ?? []),
  };
}

function spaceOf(id: HireableId): Space {
  const { shape, openAir } = recordOf(id).plan;
  return { id, shape, use: openAir ? 'open' : 'room' };
}

function zoneOf(id: RoomId): Zone {
  const { within, plan } = roomOf(id);
  return { id, within: within!, shape: boundsOf(plan.shape) };
}

/** Geometry of every floor, composed from the rooms on it. */
export const floors: Readonly<Record<FloorNumber, FloorGeometry>> = {
  8: compose(8, coWorkingUpper),
  7: compose(7, coWorkingLower),
  6: compose(6, skyline),
  5: compose(5, liberty),
  4: compose(4, horizon),
};

export const floorNumbers = Object.keys(floors).map(Number) as FloorNumber[];

/** Floor and shape of a room, a part of a hall or an office. */
export function locationOf(id: HireableId): { floor: FloorNumber; shape: Shape } {
  const { floor, plan } = recordOf(id);
  return { floor, shape: plan.shape };
}

/** How a room is set up; undefined for a room without seats. */
export function settingOf(id: HireableId): Setting | undefined {
  return recordOf(id).plan.setting;
}
