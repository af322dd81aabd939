import {
  type RoomId,
  venueCatalog,
  isJoined,
  isOffice,
  partsOf,
  roomIds,
  roomOf,
} from '@mainstage/venues/facts/catalog';
import type { FloorNumber } from '@mainstage/venues/facts/facts';
import { floorsUnder, isWholeFloor } from './floors';
import { isVenueId, type VenueId, venueIds } from '@mainstage/venues/facts/ids';

/** A room of a venue, with or without a page of its own. */
export interface Part {
  room: RoomId;
  name: string;
  floor: FloorNumber;
  venue?: VenueId;
}

/** The venues that are a whole event floor, from top to bottom. */
const floorVenues: readonly VenueId[] = venueIds
  .filter(isWholeFloor)
  .sort((one, other) => floorsUnder(other)[0]! - floorsUnder(one)[0]!);

/** The rooms that are hired together as this venue; empty for a single room. */
export function madeOf(id: VenueId): readonly Part[] {
  if (isOffice(id) || !isJoined(id)) return [];
  return partsOf(id).map((room) => ({
    room,
    name: venueCatalog[room].words.name,
    floor: roomOf(room).floor,
    ...(isVenueId(room) && { venue: room }),
  }));
}

/** The floors of a double or triple stage, from top to bottom; empty for a venue on one floor. */
export function floorsMaking(id: VenueId): readonly VenueId[] {
  const floors = new Set(madeOf(id).map(({ floor }) => floor));
  if (floors.size < 2) return [];
  return floorVenues.filter((floor) => floors.has(floorsUnder(floor)[0]!));
}

/** The larger venues that this one is a part of: floors, pairs with the terrace, double and triple stages. */
export function partOf(id: VenueId): readonly VenueId[] {
  if (floorVenues.includes(id)) return venueIds.filter((other) => floorsMaking(other).includes(id));
  return venueIds.filter((other) => madeOf(other).some(({ room }) => room === id));
}

/** The hall of which this venue is another setting: Nova Stage is Skyline Stage turned. */
export function settingOf(id: VenueId): VenueId | undefined {
  const within = isRoom(id) ? roomOf(id).within : undefined;
  return within && isVenueId(within) ? within : undefined;
}

/** Other settings of the same hall, the hall itself first; empty if there is only one. */
export function otherSettings(id: VenueId): readonly VenueId[] {
  const hall = settingOf(id) ?? id;
  const settings = venueIds.filter((other) => other === hall || settingOf(other) === hall);
  return settings.length > 1 ? settings.filter((other) => other !== id) : [];
}

/** The floors of a venue, from bottom to top. */
export function floorsWith(id: VenueId): readonly FloorNumber[] {
  return [...floorsUnder(id)].sort();
}

/**
 * The places around a venue, the nearest first: its rooms, other settings of its hall, other places on its floors;
 * single rooms before joined ones.
 */
export function nearest(id: VenueId): readonly VenueId[] {
  const floors = floorsWith(id);
  const here = venueIds
    .filter((other) => floorsWith(other).some((floor) => floors.includes(floor)))
    .sort((one, other) => extent(one) - extent(other));
  const rooms = madeOf(id).flatMap(({ venue }) => venue ?? []);
  return [...new Set([...rooms, ...otherSettings(id), ...here])].filter((other) => other !== id);
}

/** Number of rooms and floors of a venue; pictures of larger venues are less specific. */
function extent(id: VenueId): number {
  return floorsWith(id).length + madeOf(id).length;
}

/** Neighbours in the circular list of venues. */
export function neighbours(id: VenueId): { previous: VenueId; next: VenueId } {
  const at = venueIds.indexOf(id);
  const { length } = venueIds;
  return { previous: venueIds[(at + length - 1) % length]!, next: venueIds[(at + 1) % length]! };
}

function isRoom(id: VenueId): id is VenueId & RoomId {
  return (roomIds as readonly string[]).includes(id);
}

/** The bookable venue of a carousel's room: the room itself, or the floor that it is a part of. */
export function venueOfRoom(room: string): VenueId {
  if (isVenueId(room)) return room;
  return floorVenues.find((floor) => madeOf(floor).some((part) => part.room === room)) ?? venueIds[0]!;
}
