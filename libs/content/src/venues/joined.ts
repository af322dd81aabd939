import { joinedIds, type JoinedId, joinedOf } from '@mainstage/house/house';
import type { RoomId } from '@mainstage/house/house';

export { factsOf, type PlaceFacts } from '@mainstage/house/capacities';
export { type JoinedId, partsOf } from '@mainstage/house/house';
export { guestsByFloors } from '@mainstage/house/limits';

/** Rooms that are hired as one. */
export const joined = Object.fromEntries(joinedIds.map((id) => [id, joinedOf(id).parts])) as Record<
  JoinedId,
  readonly RoomId[]
>;
