import { categoryClaims, claims } from '@mainstage/house/claims';
import { categoryOf, factsOf, layoutsOf } from '@mainstage/house/capacities';
import {
  type EventPlaceId,
  house,
  isOffice,
  type OfficeId,
  partsOf,
  type RoomId,
  roomOf,
} from '@mainstage/house/house';
import { type VenueId, venueIds } from '@mainstage/house/ids';
import type { Office } from '@mainstage/house/place';
import { planning } from '@mainstage/house/planning';
import type { Kind } from '@mainstage/content/finder/kinds';
import { horizonConfigurations } from '@mainstage/content/venues/configurations/horizon';
import { libertyConfigurations } from '@mainstage/content/venues/configurations/liberty';
import { pageOfCard } from '@mainstage/content/venues/places';
import { skylineConfigurations } from '@mainstage/content/venues/configurations/skyline';
import { venues } from '@mainstage/content/venues/venues';
import { pagelessIds, type Place, type Use } from './place';

const kinds = { STAGES: 'stages', STUDIOS: 'studios', SPACES: 'spaces' } as const satisfies Record<string, Kind>;

const cards = [...skylineConfigurations, ...libertyConfigurations, ...horizonConfigurations];

/** Every venue of the house and every combination of rooms, in the house's own order. */
export const places: readonly Place[] = [...venueIds.map(ofVenue), ...pagelessIds.map(ofCard)];

const byId = new Map<string, Place>(places.map((place) => [place.id, place]));

/** The place of that id; nothing for an id that is none. */
export function placeOf(id: string): Place | undefined {
  return byId.get(id);
}

function ofVenue(id: VenueId): Place {
  const { name, subtitle, heroImage: picture } = venues[id];
  const shown = { id, name, subtitle, picture, page: id, at: `/venues/${id}` };
  return isOffice(id) ? { ...shown, ...officeFacts(id) } : { ...shown, ...eventFacts(id) };
}

function ofCard(id: (typeof pagelessIds)[number]): Place {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`${id} has no configuration card`);
  const { name, subtitle, image: picture, venue: page } = card;
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

/** Rooms hired as one are for what their hall is for. */
function useOf(id: EventPlaceId): Use {
  const parts = partsOf(id);
  if (parts.every((part) => roomOf(part).reception)) return 'reception';
  const kind = kinds[categoryOf(id)];
  return kind === 'stages' ? 'hall' : kind === 'studios' ? 'studio' : stageIn(parts) ? 'hall' : 'room';
}

function stageIn(parts: readonly RoomId[]): boolean {
  return parts.some((part) => categoryOf(part) === 'STAGES');
}

/** One room with it is enough, but for the way without a step: that must lead to all of them. */
function hasOf(parts: readonly RoomId[]): Place['has'] {
  const facts = parts.map((part) => roomOf(part).facts);
  return {
    stage: stageIn(parts),
    stream: facts.some(({ stream }) => stream.value),
    daylight: facts.some(({ daylight }) => daylight.value !== 'none'),
    stepFree: facts.every(({ stepFree }) => stepFree.value),
  };
}

/** Walls on different floors are not one picture, but for Liberty's tiles, which join Skyline's (claims, 150 sqm). */
function widestSqm(id: EventPlaceId, walls: readonly number[]): number {
  return id === 'skyline-liberty-double' ? claims.ledWallSqm : (walls[0] ?? 0);
}

/** An office is let with its desks: it has people and no layouts. */
function officeFacts(id: OfficeId): Facts {
  const { floor, facts }: Office = house[id];
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
