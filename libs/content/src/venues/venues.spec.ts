// Rules: venues.pages, venues.unknown, venues.landings, building.readings
import { horizonConfigurations } from './configurations/horizon';
import { libertyConfigurations } from './configurations/liberty';
import { skylineConfigurations } from './configurations/skyline';
import { floorsUnder, buildingFloors } from './floors';
import { isVenueId, venueIds } from '@mainstage/venues/facts/ids';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { horizonRooms } from './carousels/horizon';
import { libertyRooms } from './carousels/liberty';
import { skylineRoomFilters, skylineRooms } from './carousels/skyline';
import type { CarouselRoom, ConfigurationCard, Venue } from './types';
import { isLocalFilm } from '../site/film';
import { venueOf } from './venue-of';
import { venues } from './venues';
import { viewsOf } from './views';

const allVenues = Object.entries(venues) as [string, Venue][];

describe('the venues', () => {
  it('are those of the catalog', () => {
    expect(new Set(venueIds).size).toBe(venueIds.length);
    expect(Object.keys(venues)).toEqual([...venueIds]);
  });

  it.each(allVenues)('%s is complete', (_id, venue) => {
    expect(['STAGES', 'STUDIOS', 'SPACES', 'SPATIAL']).toContain(venue.category);
    expect(venue.features.length).toBeGreaterThanOrEqual(3);
    expect(venue.galleryImages.length).toBeGreaterThanOrEqual(2);
    expect(venue.seatingConfigurations.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(venue.specifications)).toEqual(expect.arrayContaining(['Area']));
    expect(unique(viewsOf(venue).map(({ id }) => id))).toBe(true);
  });

  it('have distinct hero pictures', () => {
    expect(unique(allVenues.map(([, { heroImage }]) => heroImage.id))).toBe(true);
  });

  it('have names and subtitles of their own', () => {
    expect(unique(allVenues.map(([, { name }]) => name))).toBe(true);
    expect(unique(allVenues.map(([, { subtitle }]) => subtitle))).toBe(true);
  });

  it('always show a film on Horizon Stage', () => {
    expect(venueOf('horizon-stage').videoUrl).toBeDefined();
    expect(isLocalFilm('/film/a.mp4')).toBe(true);
    expect(isLocalFilm('https://films.example/1')).toBe(false);
    expect(isLocalFilm('//films.example/1')).toBe(false);
  });
});

describe('an unknown venue', () => {
  it('is named after its id and has no facts', () => {
    expect(isVenueId('glass-pavilion')).toBe(false);
    expect(venueOf('glass-pavilion')).toMatchObject({
      name: 'Glass Pavilion',
      category: 'VENUES',
      specifications: { Area: 'Variable', Capacity: 'Flexible' },
    });
    expect(venueOf('toString').category).toBe('VENUES');
  });
});

describe('the floors of the building', () => {
  it('the floors of the building number five: three for events, two for co-working', () => {
    expect(Object.entries(buildingFloors).map(([floor, { use }]) => [floor, use])).toEqual([
      ['4', 'events'],
      ['5', 'events'],
      ['6', 'events'],
      ['7', 'co-working'],
      ['8', 'co-working'],
    ]);
  });

  it('list every venue that is on one floor', () => {
    const placed = Object.values(buildingFloors).flatMap((floor) => [...floor.venues] as string[]);
    expect(unique(placed)).toBe(true);
    expect(venueIds.filter((id) => !placed.includes(id))).toEqual(venueIds.filter((id) => floorsUnder(id).length > 1));
    for (const [floor, { venues: here }] of Object.entries(buildingFloors))
      for (const id of here) expect([id, floorsUnder(id)]).toEqual([id, [Number(floor)]]);
  });
});

describe.each<[string, readonly ConfigurationCard[], number]>([
  ['skyline', skylineConfigurations, 10],
  ['liberty', libertyConfigurations, 6],
  ['horizon', horizonConfigurations, 3],
])('the configuration cards of %s', (family, cards, number) => {
  it(`are ${number}, each with a page and a picture of its own`, () => {
    expect(cards).toHaveLength(number);
    expect(unique(cards.map(({ id }) => id))).toBe(true);
    expect(unique(cards.map(({ image }) => image.id))).toBe(true);
    for (const card of cards) {
      expect(card.category).toBe(family);
      expect(isVenueId(card.venue)).toBe(true);
      expect(card.features).toHaveLength(3);
    }
  });
});

describe('Skyline', () => {
  it('has settings from 400 to 1,700 sqm for 199 guests each', () => {
    const areas = skylineConfigurations.map(({ id }) => factsOf(id).areaSqm);
    expect([Math.min(...areas), Math.max(...areas)]).toEqual([400, 1700]);
    expect(new Set(skylineConfigurations.map(({ id }) => factsOf(id).guests))).toEqual(new Set([199]));
  });

  it('filters its carousel by two stages', () => {
    expect(skylineRoomFilters.map(({ label }) => label)).toEqual(['All Spaces', 'Skyline Stage', 'Liberty Stage']);
    for (const { category } of skylineRoomFilters) {
      expect(skylineRooms.some((room) => category === null || room.category === category)).toBe(true);
    }
  });
});

describe.each<[string, readonly CarouselRoom[]]>([
  ['Skyline', skylineRooms],
  ['Liberty', libertyRooms],
  ['Horizon', horizonRooms],
])('the carousel of %s', (_name, carousel) => {
  it('shows each room and picture once, with its equipment', () => {
    expect(unique(carousel.map(({ id }) => id))).toBe(true);
    expect(unique(carousel.map(({ image }) => image.id))).toBe(true);
    for (const room of carousel) expect(room.equipment.length).toBeGreaterThanOrEqual(3);
  });
});

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
