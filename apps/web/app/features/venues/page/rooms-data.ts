import { isWholeFloor } from '@mainstage/content/venues/floors';
import { placesOn } from '@mainstage/content/venues/places';
import { floorsMaking, madeOf, partOf } from '@mainstage/content/venues/relations';
import { summaryOf } from '@mainstage/content/venues/summary';
import type { PictureRef } from '@mainstage/content/site/page-content';
import { venues } from '@mainstage/content/venues/venues';
import { viewsOf } from '@mainstage/content/venues/views';
import { venueWords } from '@mainstage/content/shared-pages/venue-words';
import type { PlaceId, VenueId } from '@mainstage/venues/facts/ids';
import { areaOf, guestsOf } from '@mainstage/venues/facts/present';
import { placePicture } from '@mainstage/venues/plan/plan-pictures';
import { type PlanPictureData, planPictureData } from './plan-picture-data';

const { rooms: words } = venueWords;

export interface RoomEntry {
  id: PlaceId;
  name: string;
  description: string;
  image: PictureRef;
  facts: readonly string[];
  /** Of a room with a page of its own. */
  venue?: VenueId;
  /** Of a room without one: the floor's plan, with the room framed. */
  plan?: PlanPictureData;
}

export type RoomsData = ReturnType<typeof roomsData>;

/** For the loader of a joined venue's page: its rooms, and the floors of two halls or the pairs of a floor. */
export function roomsData(id: VenueId) {
  const floor = isWholeFloor(id);
  const linked = madeOf(id).flatMap(({ venue }): RoomEntry[] => (venue ? [linkedRoom(venue, id)] : []));
  return {
    title: floor ? words.onFloor : words.together,
    rooms: [...linked, ...(floor ? placesOn(id).map((place) => placeEntry(id, place)) : [])],
    with: {
      label: floor ? words.combines : words.floors,
      venues: (floor ? partOf(id) : floorsMaking(id)).map((venue) => ({ venue, name: venues[venue].name })),
    },
  };
}

/** On a floor's page its number needs no repetition, and no page shows a picture twice. */
function linkedRoom(venue: VenueId, on: VenueId): RoomEntry {
  const { name, subtitle, heroImage } = venues[venue];
  const { area, capacity, wall, wallKind, level } = summaryOf(venue);
  const shown = new Set(viewsOf(venues[on]).map(({ id }) => id));
  const image = viewsOf(venues[venue]).find(({ id }) => !shown.has(id)) ?? heroImage;
  return {
    ...{ id: venue, name, description: subtitle, image, venue },
    facts: [area, capacity, ...(isWholeFloor(on) ? [] : [...(wall ? [`${wallKind} ${wall}`] : []), level])],
  };
}

/** A room without a page, framed on the plan of the floor's first layout. */
function placeEntry(floor: VenueId, place: ReturnType<typeof placesOn>[number]): RoomEntry {
  const { id, name, subtitle, description, image, configuration } = place;
  return {
    ...{ id, name, image, description: `${subtitle}. ${description}` },
    facts: [areaOf(id), guestsOf(id), configuration],
    plan: planPictureData(placePicture(floor, id)),
  };
}
