import { roomIds, roomOf } from '@mainstage/venues/facts/catalog';
import type { Place } from '@mainstage/venues/search/place';
import type { RoomLight } from '../../components/building/building-drawing';

export interface BuildingLights {
  lightOf: (room: string) => RoomLight;
  /** The ranks of the best places in this room. */
  marksOf: (room: string) => readonly number[];
}

/**
 * Lights of the drawing: the rooms of the best places lit and numbered, all other matches half lit, the rest dim. A
 * matching part of a hall lights the hall too, and has its number there.
 */
export function lightsFor(best: readonly Place[], fits: readonly Place[]): BuildingLights {
  const light = new Map<string, RoomLight>();
  const marks = new Map<string, readonly number[]>();
  for (const place of fits) for (const room of alone(place)) light.set(room, 'lit');
  for (const [rank, place] of [...best.entries()].reverse())
    for (const room of roomsOf(place)) {
      light.set(room, 'best');
      const at = hallOf(room) ?? room;
      marks.set(at, [rank + 1, ...(marks.get(at) ?? [])]);
    }
  return { lightOf: (room) => light.get(room) ?? 'dim', marksOf: (room) => marks.get(room) ?? [] };
}

const roomsOf = ({ id, parts }: Place): readonly string[] => (parts.length > 0 ? parts : [id]);

/** The room of a one-room place, with the hall that it is a part of. */
function alone({ id, parts }: Place): readonly string[] {
  if (parts.length > 1) return [];
  const hall = hallOf(id);
  return hall ? [id, hall] : [id];
}

const hallOf = (id: string): string | undefined =>
  roomIds.flatMap((room) => (room === id ? (roomOf(room).within ?? []) : []))[0];
