import { categoryClaims, marketingClaims } from '@mainstage/venues/facts/claims';
import { categoryOf, factsOf, layoutsOf } from '@mainstage/venues/facts/capacities';
import {
  type EventPlaceId,
  venueCatalog,
  isOffice,
  type OfficeId,
  partsOf,
  type RoomId,
  roomOf,
} from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import type { Office } from '@mainstage/venues/facts/place';
import { planning } from '@mainstage/venues/facts/planning';
import type { Kind } from '@mainstage/content/finder/kinds';
import { horizonConfigurations } from '@mainstage/content/venues/configurations/horizon';
import { libertyConfigurations } from '@mainstage/content/venues/configurations/liberty';
import { pageOfCard } from '@mainstage/content/venues/places';
import { skylineConfigurations } from '@mainstage/content/venues/configurations/skyline';
import { venues } from '@mainstage/content/venues/venues';
import { pagelessIds, type Place, type PlaceUse } from './place';

const kinds = { STAGES: 'stages', STUDIOS: 'studios', SPACES: 'spaces' } as const satisfies Record<string, Kind>;

const cards = [...skylineConfigurations, ...libertyConfigurations, ...horizonConfigurations];

/** Every venue and combination of rooms, in catalog order. */
export const places: readonly Place[] = [...venueIds.map(ofVenue), ...pagelessIds.map(ofCard)];

const byId = new Map<string, Place>(places.map((place) => [place.id, place]));

/** The place with that id; undefined for an unknown id. */
export function placeOf(id: string): Place | undefined {
  return byId.get(id);
}

function ofVenue(id: VenueId): Place {
  const { name, subtitle, heroImage: picture } = venues[id];
  const shown = { id, name, subtitle, picture, page: id, at: `/venues/${id}` };
  return isOffice(id) ? { ...shown, ...officeFacts(id) } : { ...shown, ...eventFacts(id) };
}

function ofCard(id: (typeof pagelessIds)[number]): Place {
  const configuration = cards.find((card) => card.id === id);
  if (!configuration) throw new Error(`${id} has no configuration card`);
  const { name, subtitle, image: picture, venue: page } = configuration;
  return { id, name, subtitle, picture, page, at: pageOfCard(id), ...eventFacts(id) };
}

type Facts = Omit<Place, 'id' | 'name' | 'subtitle' | 'picture' | 'page' | 'at'>;

function eventFacts(id: EventPlaceId): Facts {
  const { floors, areaSqm, guests, ledWallsSqm } = factsOf(id);
  return {
    kind: kinds[categoryOf(id)],
    use: useOf(id),
    has: hasOf(partsOf(id)),
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

/** Rooms hired as one have the use of their hall. */
function useOf(id: EventPlaceId): PlaceUse {
  const parts = partsOf(id);
  if (parts.every((part) => roomOf(part).reception)) return 'reception';
  const kind = kinds[categoryOf(id)];
  return kind === 'stages' ? 'hall' : kind === 'studios' ? 'studio' : stageIn(parts) ? 'hall' : 'room';
}

function stageIn(parts: readonly RoomId[]): boolean {
  return parts.some((part) => categoryOf(part) === 'STAGES');
}

/** One room with a feature is enough, except for step-free access, which all rooms need. */
function hasOf(parts: readonly RoomId[]): Place['has'] {
  const facts = parts.map((part) => roomOf(part).facts);
  return {
    stage: stageIn(parts),
    stream: facts.some(({ stream }) => stream.value),
    daylight: facts.some(({ daylight }) => daylight.value !== 'none'),
    stepFree: facts.every(({ stepFree }) => stepFree.value),
  };
}

/** Walls on different floors do not form one picture, except for Liberty's tiles, which join Skyline's (claims, 150 sqm). */
function widestSqm(id: EventPlaceId, walls: readonly number[]): number {
  return id === 'skyline-liberty-double' ? marketingClaims.ledWallSqm : (walls[0] ?? 0);
}

/** An office is let with its desks, so it has people and no layouts. */
function officeFacts(id: OfficeId): Facts {
  const { floor, facts }: Office = venueCatalog[id];
  const { min, max = categoryClaims.offices.areaSqm.max } = facts.areaSqm.value;
  return {
    kind: 'offices',
    use: 'office',
    has: {
      stage: false,
      stream: facts.stream.value,
      daylight: facts.daylight.value !== 'none',
      stepFree: facts.stepFree.value,
    },
    floors: [floor],
    areaSqm: { min, max },
    guests: facts.people.value,
    open: facts.open ?? false,
    ledWallsSqm: [],
    ledWidthM: 0,
    parts: [],
    layouts: {},
  };
}
