// Rules: building.facts
import { capacitiesOfRoom, categoryOf, factsOf, layoutsOf, mostAtOnce, setUpsOf } from './capacities';
import { marketingClaims, categoryClaims, statedRanges } from './claims';
import type { Fact } from './fact';
import type { RoomFacts } from './facts';
import { venueCatalog, isOffice, joinedIds, type OfficeId, officeIds, partsOf, roomIds, roomOf } from './catalog';
import { type PlaceId, type VenueId, venueIds } from './ids';
import { layoutNames } from './layouts';
import { guestsByFloors } from './limits';
import type { Joined, Room, RoomVenue } from './place';
import { areaOf, floorsOf, guestsOf, setUpGuests, specificationsOf, wallSizesOf, wallsOf } from './present';
import { decidingFactsOf, priceFigureOf } from './present-facts';
import type { Price } from './prices';
import { arena } from './rooms/arena';
import { skylineFloor } from './rooms/skyline-floor';

describe('a set-up caption', () => {
  it('can be renamed without changing a number', () => {
    const shout = (text: string) => `${text} evening, 1,080 guests`;
    for (const id of roomIds) {
      const room = roomOf(id);
      const renamed: Room = {
        ...room,
        layouts: room.layouts.map((setUp) => ({ ...setUp, caption: shout(setUp.caption) })),
      };
      expect(capacitiesOfRoom(renamed, categoryOf(id))).toEqual(capacitiesOfRoom(room, categoryOf(id)));
    }
  });
});

describe('a venue without a fact', () => {
  it('does not compile', () => {
    const { guests, ...withoutGuests } = arena.facts;
    // @ts-expect-error a room says how many guests it takes
    const room: RoomFacts = withoutGuests;
    const { setting, ...shapeOnly } = arena.plan;
    // @ts-expect-error a venue says where its guests can be
    const venue: RoomVenue = { ...arena, plan: shapeOnly };
    const elsewhere = { ...skylineFloor, parts: ['skyline-stage', 'ballroom'] } as const;
    // @ts-expect-error the catalog has no ballroom
    const joined: Joined<PlaceId> = elsewhere;
    expect([room, venue, joined, guests.value, setting.front]).toHaveLength(5);
  });
});

describe('rooms hired as one', () => {
  it('take no more guests in any layout than their parts together', () => {
    for (const id of joinedIds) {
      const capacities = layoutsOf(id);
      for (const layout of layoutNames) {
        const sum = partsOf(id).reduce((total, part) => total + (layoutsOf(part)[layout]?.guests ?? 0), 0);
        expect([id, layout, (capacities[layout]?.guests ?? 0) <= sum]).toEqual([id, layout, true]);
      }
      const sum = partsOf(id).reduce((total, part) => total + factsOf(part).guests, 0);
      for (const { caption, layout, guests } of setUpsOf(id)) {
        const most = layout ? (capacities[layout]?.guests ?? 0) : Math.min(mostAtOnce(id), sum);
        expect([id, caption, guests > 0 && guests <= most]).toEqual([id, caption, true]);
      }
    }
  });

  it('have the same facts whichever part is named first', () => {
    expect(layoutsOf('skyline-horizon-double')).toEqual(layoutsOf('horizon-skyline-double'));
    expect(layoutsOf('skyline-horizon-double').classroom?.guests).toBe(150 + 112);
    expect(layoutsOf('skyline-horizon-double').banquet?.guests).toBe(180 + 140);
  });

  it('rooms hired as one consist of rooms that do not overlap, so that no floor space counts twice', () => {
    for (const id of joinedIds) {
      const parts: readonly string[] = partsOf(id);
      expect(new Set(parts).size).toBe(parts.length);
      for (const part of partsOf(id)) expect(parts).not.toContain(roomOf(part).within);
    }
    expect(factsOf('skyline-stage-terrace').areaSqm).toBe(1300);
    expect(factsOf('skyline-floor').areaSqm).toBe(statedRanges.skylineSqm.max);
    expect(factsOf('liberty-floor').areaSqm).toBe(statedRanges.stagesSqm.max);
    expect(areaOf('skyline-liberty-horizon-triple')).toBe('2,500 sqm');
  });

  it('take the guests that one, two and three floors take', () => {
    expect(guestsByFloors).toEqual({ single: 199, double: { withoutSkyline: 350, withSkyline: 400 }, triple: 550 });
    const guests = [
      'skyline-floor',
      'horizon-liberty-double',
      'horizon-skyline-double',
      'skyline-liberty-double',
    ] as const;
    expect(guests.map((id) => factsOf(id).guests)).toEqual([199, 350, 400, 400]);
    expect(factsOf('skyline-liberty-horizon-triple').guests).toBe(550);
  });

  it('rooms hired as one reach the advertised figures', () => {
    expect(factsOf('skyline-liberty-horizon-triple').areaSqm).toBe(marketingClaims.areaSqm);
    expect(factsOf('skyline-liberty-horizon-triple').floors).toHaveLength(marketingClaims.floors);
    const [skyline, liberty] = factsOf('skyline-liberty-double').ledWallsSqm;
    expect(skyline! + liberty!).toBe(marketingClaims.ledWallSqm);
    expect(categoryClaims.stages.ledWallSqm).toBe(marketingClaims.ledWallSqm);
  });
});

describe('a room', () => {
  it('has no set-up for more guests than it takes', () => {
    for (const id of venueIds) {
      const most = isOffice(id) ? venueCatalog[id].facts.people.value : factsOf(id).guests;
      for (const { caption, guests } of setUpsOf(id))
        expect([id, caption, guests <= most]).toEqual([id, caption, true]);
    }
  });

  it('has the stated figures', () => {
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
  });

  it('keeps both numbers where the specification states two', () => {
    expect([factsOf('skyline-stage').areaSqm, factsOf('skyline-hall').areaSqm]).toEqual([1000, 900]);
    const horizon = ['horizon-stage', 'horizon-rows', 'horizon-dinner'] as const;
    expect(horizon.map((id) => factsOf(id).areaSqm)).toEqual([700, 600, 500]);
  });
});

describe('offices', () => {
  it('offices come in four sizes', () => {
    expect(officeIds.map((id) => [areaOf(id), guestsOf(id)])).toEqual([
      ['16–40 sqm', '8 people'],
      ['30–80 sqm', '20 people'],
      ['100–300 sqm', '50 people'],
      ['300+ sqm', '100+ people'],
    ]);
  });
});

describe('the facts of the catalog', () => {
  const factsIn = (value: object): [string, Fact<unknown>][] =>
    Object.entries(value).filter((entry): entry is [string, Fact<unknown>] => typeof entry[1] === 'object');

  it('the facts of the catalog each name their source', () => {
    for (const id of [...roomIds, ...officeIds])
      for (const [name, { source }] of factsIn(venueCatalog[id].facts))
        expect([id, name, ['specification', 'sample'].includes(source)]).toEqual([id, name, true]);
  });

  it('state a starting price for every venue, or why there is none', () => {
    for (const id of venueIds) {
      const { value }: { value: Price } = venueCatalog[id].price;
      if ('onRequest' in value) expect([id, value.onRequest.length > 5]).toEqual([id, true]);
      else {
        expect(value.fromEuro).toBeGreaterThan(0);
        // The larger venue that the price refers to states that price and takes at least as many guests.
        if (value.of) {
          expect((venueCatalog[value.of as VenueId].price.value as { fromEuro: number }).fromEuro).toBe(value.fromEuro);
          expect(factsOf(value.of as never).areaSqm).toBeGreaterThanOrEqual(factsOf(id as never).areaSqm);
        }
      }
    }
  });
});

describe('the facts beside a venue’s own rows', () => {
  it('the facts beside a venue’s own rows include every deciding fact that its rows do not show already', () => {
    for (const id of venueIds) {
      const own = specificationsOf(id).map(([label]) => label);
      const decidingLabels = decidingFactsOf(id).map(({ label }) => label);
      expect([id, decidingLabels.filter((label) => own.includes(label))]).toEqual([id, []]);
      expect([id, new Set([...own, ...decidingLabels]).size]).toEqual([id, own.length + decidingLabels.length]);
      expect(decidingLabels[0]).toBe('Price');
    }
    expect(decidingFactsOf('arena').map(({ label }) => label)).toEqual([
      ...['Price', 'Clear height', 'Rigging', 'Power', 'Wired internet', 'Fixed cameras', 'Live stream'],
      ...['Loading door', 'Daylight', 'Step-free', 'Fresh air', 'Goods lift', 'Toilets', 'Cloakroom'],
    ]);
  });

  it('name the rooms where they differ', () => {
    const height = decidingFactsOf('skyline-liberty-double').find(({ label }) => label === 'Clear height');
    expect(height?.text).toBe('Skyline Stage 7.2 m; Liberty Stage 5.4 m');
  });

  it('give the price as a figure with what it is for', () => {
    expect(priceFigureOf('skyline-stage')).toEqual({ figure: '€2,500', note: 'from, per day', of: '' });
    expect(priceFigureOf('sky-lounge').of).toBe('as part of Skyline Floor');
    expect(priceFigureOf('corporate-office').figure).toBe('On request');
  });
});

describe('the presenter', () => {
  it('gives each wall in metres', () => {
    expect(wallSizesOf('skyline-liberty-horizon-triple')).toBe('30 m × 3 m, 20 m × 3 m and 10 m × 3 m');
    expect(wallSizesOf('boardroom')).toBe('');
  });

  it('writes numbers as readers read them', () => {
    expect(wallsOf('skyline-liberty-horizon-triple')).toBe('90 + 60 + 30 sqm');
    expect([wallsOf('boardroom'), wallsOf('team-office')]).toEqual(['', '']);
    expect([floorsOf('horizon-skyline-double'), floorsOf('boardroom'), floorsOf('private-office')]).toEqual([
      'Floors 4 + 6',
      'Floor 5',
      'Floor 7',
    ]);
    const captionsOf = (id: VenueId | OfficeId) => setUpsOf(id).map(setUpGuests);
    expect(captionsOf('private-office')).toEqual(['1 person', '8 people']);
    expect(captionsOf('enterprise-office')[0]).toBe('100+ people');
    expect(captionsOf('skyline-studio')[0]).toBe('30 crew');
    expect(specificationsOf('skyline-stage')[0]).toEqual(['Area', '1,000 sqm with backstage, 900 sqm of clear hall']);
    expect(specificationsOf('skyline-horizon-double')[1]).toEqual([
      'Capacity',
      '400 guests, 398 at one time: 199 on each floor',
    ]);
    expect(specificationsOf('liberty-studio')[2]).toEqual(['LED volume', '70 sqm: 23.3 m × 3 m']);
  });
});
