import { categoryClaims, claims, statedRanges } from '@mainstage/house/claims';
import { horizonConfigurations } from './configurations/horizon';
import { libertyConfigurations } from './configurations/liberty';
import { skylineConfigurations } from './configurations/skyline';
import { areaOf, floorsOf, officeArea, officePeople, wallsOf } from './fact-texts';
import { houseFloors } from './floors';
import { isVenueId, venueIds } from '@mainstage/house/ids';
import { factsOf, guestsByFloors, joined } from './joined';
import { offices } from './offices';
import { type Room, rooms } from './rooms';
import { horizonRooms } from './carousels/horizon';
import { libertyRooms } from './carousels/liberty';
import { skylineRoomFilters, skylineRooms } from './carousels/skyline';
import type { CarouselRoom, ConfigurationCard, Venue } from './types';
import { isLocalFilm, venueOf } from './venue-of';
import { venues } from './venues';
import { viewsOf } from './views';

const allVenues = Object.entries(venues) as [string, Venue][];

describe('the venues', () => {
  it('are the thirty of the specification, each once', () => {
    expect(new Set(venueIds).size).toBe(30);
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

  it('open with a picture of their own each', () => {
    expect(unique(allVenues.map(([, { heroImage }]) => heroImage.id))).toBe(true);
  });

  it('never promise more seats than the room takes', () => {
    for (const [id, venue] of allVenues) {
      const most = Number.parseInt(venue.specifications.Capacity ?? venue.specifications.People ?? '0', 10);
      for (const { name, capacity } of venue.seatingConfigurations) {
        expect([id, name, Number.parseInt(capacity, 10) <= most]).toEqual([id, name, true]);
      }
    }
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

describe('a venue that nobody knows', () => {
  it('is named after its id and promises nothing', () => {
    expect(isVenueId('glass-pavilion')).toBe(false);
    expect(venueOf('glass-pavilion')).toMatchObject({
      name: 'Glass Pavilion',
      category: 'VENUES',
      specifications: { Area: 'Variable', Capacity: 'Flexible' },
    });
    expect(venueOf('toString').category).toBe('VENUES');
  });
});

describe('the facts of a room', () => {
  it('are the specification’s', () => {
    const stated = (['liberty-atrium', 'workshop', 'arena', 'straight-up', 'boardroom', 'liberty-hub'] as const).map(
      (id) => [factsOf(id).areaSqm, factsOf(id).guests],
    );
    expect(stated).toEqual([
      [200, 150],
      [60, 30],
      [50, 30],
      [30, 30],
      [30, 16],
      [150, 80],
    ]);
    expect(factsOf('horizon-hub')).toMatchObject({ areaSqm: 200, guests: 100 });
    expect(factsOf('directors-circle')).toMatchObject({ areaSqm: 30, guests: 30 });
    const studios = (['skyline-studio', 'liberty-studio', 'horizon-studio'] as const).map((id) => factsOf(id));
    expect(studios.map(({ areaSqm, guests, ledWallsSqm }) => [areaSqm, guests, ledWallsSqm[0]])).toEqual([
      [500, 100, 90],
      [450, 80, 70],
      [400, 60, 60],
    ]);
    expect((['skyline-stage', 'liberty-stage', 'horizon-stage'] as const).map((id) => rooms[id].ledWallSqm)).toEqual([
      90, 60, 30,
    ]);
  });

  it('keep both readings where two stand', () => {
    expect([rooms['skyline-stage'].areaSqm, rooms['skyline-hall'].areaSqm]).toEqual([1000, 900]);
    expect([rooms['horizon-stage'].areaSqm, rooms['horizon-rows'].areaSqm, rooms['horizon-dinner'].areaSqm]).toEqual([
      700, 600, 500,
    ]);
  });

  it('make offices of four sizes', () => {
    expect(offices).toEqual({
      'private-office': { areaSqm: { min: 16, max: 40 }, people: 8 },
      'team-office': { areaSqm: { min: 30, max: 80 }, people: 20 },
      'corporate-office': { areaSqm: { min: 100, max: 300 }, people: 50 },
      'enterprise-office': { areaSqm: { min: 300 }, people: 100, open: true },
    });
    expect([officeArea('private-office'), officeArea('enterprise-office')]).toEqual(['16–40 sqm', '300+ sqm']);
    expect([officePeople('team-office'), officePeople('enterprise-office')]).toEqual(['20 people', '100+ people']);
  });
});

describe('joined rooms', () => {
  it('add up their areas, counting no floor space twice', () => {
    for (const parts of Object.values(joined)) {
      expect(unique(parts)).toBe(true);
      for (const part of parts) {
        const room: Room = rooms[part];
        expect((parts as readonly string[]).includes(room.within ?? '')).toBe(false);
      }
    }
    expect(factsOf('skyline-stage-terrace').areaSqm).toBe(1300);
    expect(factsOf('skyline-floor').areaSqm).toBe(statedRanges.skylineSqm.max);
    expect(factsOf('liberty-floor').areaSqm).toBe(statedRanges.stagesSqm.max);
    expect(areaOf('skyline-liberty-horizon-triple')).toBe('2,500 sqm');
  });

  it('take the guests that one, two and three floors take', () => {
    expect(guestsByFloors).toEqual({
      single: 199,
      double: { withoutSkyline: 350, withSkyline: 400 },
      triple: 550,
    });
    expect(factsOf('skyline-floor').guests).toBe(199);
    expect(factsOf('horizon-liberty-double').guests).toBe(350);
    expect(factsOf('horizon-skyline-double').guests).toBe(400);
    expect(factsOf('skyline-liberty-double').guests).toBe(400);
    expect(factsOf('skyline-liberty-horizon-triple').guests).toBe(550);
  });

  it('bear out what the house claims', () => {
    expect(factsOf('skyline-liberty-horizon-triple').areaSqm).toBe(claims.areaSqm);
    expect(factsOf('skyline-liberty-horizon-triple').floors).toHaveLength(claims.floors);
    const [skyline, liberty] = factsOf('skyline-liberty-double').ledWallsSqm;
    expect(skyline! + liberty!).toBe(claims.ledWallSqm);
    expect(categoryClaims.stages.ledWallSqm).toBe(claims.ledWallSqm);
  });

  it('read as a line of facts', () => {
    expect(wallsOf('skyline-liberty-horizon-triple')).toBe('90 + 60 + 30 sqm');
    expect(wallsOf('boardroom')).toBe('');
    expect(floorsOf('horizon-skyline-double')).toBe('Floors 4 + 6');
    expect(floorsOf('boardroom')).toBe('Floor 5');
  });
});

describe('the floors of the house', () => {
  it('are five: three for events, two for co-working', () => {
    expect(Object.entries(houseFloors).map(([floor, { use }]) => [floor, use])).toEqual([
      ['4', 'events'],
      ['5', 'events'],
      ['6', 'events'],
      ['7', 'co-working'],
      ['8', 'co-working'],
    ]);
  });

  it('hold every venue that is not on several of them', () => {
    const placed = Object.values(houseFloors).flatMap((floor) => [...floor.venues] as string[]);
    expect(unique(placed)).toBe(true);
    expect(venueIds.filter((id) => !placed.includes(id))).toEqual(
      venueIds.filter((id) => id.endsWith('-double') || id.endsWith('-triple')),
    );
    for (const [floor, { venues: here }] of Object.entries(houseFloors)) {
      for (const id of here) {
        if (id in rooms) expect([id, rooms[id as keyof typeof rooms].floor]).toEqual([id, Number(floor)]);
      }
    }
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
    const areas = skylineConfigurations.map(({ area }) => Number.parseInt(area.replace(',', ''), 10));
    expect([Math.min(...areas), Math.max(...areas)]).toEqual([400, 1700]);
    expect(new Set(skylineConfigurations.map(({ capacity }) => capacity))).toEqual(new Set(['199 guests']));
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
