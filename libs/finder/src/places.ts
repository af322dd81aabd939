import { categoryClaims, claims } from '@mainstage/house/claims';
import { planning } from '@mainstage/house/planning';
import { houseFloors } from '@mainstage/content/venues/floors';
import { type VenueId, venueIds } from '@mainstage/house/ids';
import { type JoinedId, factsOf, partsOf } from '@mainstage/content/venues/joined';
import { type OfficeFacts, type OfficeId, offices } from '@mainstage/content/venues/offices';
import type { FloorNumber, RoomId } from '@mainstage/content/venues/rooms';
import { horizonConfigurations } from '@mainstage/content/venues/configurations/horizon';
import { libertyConfigurations } from '@mainstage/content/venues/configurations/liberty';
import { skylineConfigurations } from '@mainstage/content/venues/configurations/skyline';
import { venues } from '@mainstage/content/venues/venues';
import { eventKindOf, layoutsOf } from './capacities';
import { pagelessIds, type Place, type PlaceId } from './place';

const cards = [...skylineConfigurations, ...libertyConfigurations, ...horizonConfigurations];

/** Every venue of the house and every combination of rooms, in the order of the specification. */
export const places: readonly Place[] = [...venueIds.map(ofVenue), ...pagelessIds.map(ofCard)];

const byId = new Map<string, Place>(places.map((place) => [place.id, place]));

/** The place of that id; nothing for an id that is none. */
export function placeOf(id: string): Place | undefined {
  return byId.get(id);
}

function ofVenue(id: VenueId): Place {
  const { name, subtitle, heroImage: picture } = venues[id];
  const shown = { id, name, subtitle, picture, page: id };
  return isOffice(id) ? { ...shown, ...officeFacts(id) } : { ...shown, ...eventFacts(id) };
}

function ofCard(id: (typeof pagelessIds)[number]): Place {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`${id} has no configuration card`);
  const { name, subtitle, image: picture, venue: page } = card;
  return { id, name, subtitle, picture, page, ...eventFacts(id) };
}

type Facts = Omit<Place, 'id' | 'name' | 'subtitle' | 'picture' | 'page'>;

function eventFacts(id: RoomId | JoinedId): Facts {
  const { floors, areaSqm, guests, ledWallsSqm } = factsOf(id);
  return {
    kind: eventKindOf(id),
    floors: [...floors].sort(),
    areaSqm: { min: areaSqm, max: areaSqm },
    guests,
    open: false,
    ledWallsSqm,
    ledWidthM: Math.floor((widestSqm(id, ledWallsSqm) / planning.wallHeight) * 10) / 10,
    parts: partsOf(id),
    layouts: layoutsOf(id),
  };
}

/** Walls on different floors are not one picture, but for Liberty's tiles, which join Skyline's (claims, 150 sqm). */
function widestSqm(id: PlaceId | RoomId | JoinedId, walls: readonly number[]): number {
  return id === 'skyline-liberty-double' ? claims.ledWallSqm : (walls[0] ?? 0);
}

/** An office is let with its desks: it has people and no layouts. */
function officeFacts(id: OfficeId): Facts {
  const { areaSqm, people, open = false }: OfficeFacts = offices[id];
  return {
    kind: 'offices',
    floors: officeFloors(id),
    areaSqm: { min: areaSqm.min, max: areaSqm.max ?? categoryClaims.offices.areaSqm.max },
    guests: people,
    open,
    ledWallsSqm: [],
    ledWidthM: 0,
    parts: [],
    layouts: {},
  };
}

function officeFloors(id: OfficeId): FloorNumber[] {
  return Object.entries(houseFloors).flatMap(([floor, { venues: here }]) =>
    (here as readonly VenueId[]).includes(id) ? [Number(floor) as FloorNumber] : [],
  );
}

function isOffice(id: VenueId): id is OfficeId {
  return id in offices;
}
