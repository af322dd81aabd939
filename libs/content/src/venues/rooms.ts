import { type RoomId, roomIds, roomOf } from '@mainstage/house/house';
import type { FloorNumber } from '@mainstage/house/facts';

export type { FloorNumber, RoomId };

/** The numbers of a room alone. */
export interface Room {
  floor: FloorNumber;
  areaSqm: number;
  guests: number;
  ledWallSqm?: number;
  within?: string;
}

const numbersOf = (id: RoomId): Room => {
  const { floor, within, facts } = roomOf(id);
  return {
    floor,
    areaSqm: facts.areaSqm.value,
    guests: facts.guests.value,
    ...(facts.ledWallSqm.value !== null && { ledWallSqm: facts.ledWallSqm.value }),
    ...(within && { within }),
  };
};

/** The numbers of every room, by id. */
export const rooms = Object.fromEntries(roomIds.map((id) => [id, numbersOf(id)])) as Record<RoomId, Room>;
