import { planning } from '@mainstage/venues/facts/planning';
import { figures } from '@mainstage/content/finder/words';
import { marketingClaims } from '@mainstage/venues/facts/claims';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { isOffice, joinedIds, roomIds, roomOf } from '@mainstage/venues/facts/catalog';
import { layoutNames } from '@mainstage/venues/facts/layouts';
import { venueIds } from '@mainstage/venues/facts/ids';
import { maxCompared, readComparison, toggleCompared } from './comparison';
import { placeOf, places } from './places';
import { defaultOrder, sorted, sortKeys } from './sort';

const layoutOf = (id: string, layout: (typeof layoutNames)[number]) => placeOf(id)?.layouts[layout];

describe('the places', () => {
  it('the places include every venue and combination once', () => {
    const ids = places.map(({ id }) => id as string);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...venueIds, ...joinedIds]));
    expect(placeOf('no-such-room')).toBeUndefined();
    expect(placeOf('toString')).toBeUndefined();
  });

  it.each(places.map((place) => [place.id, place] as const))('%s never takes more guests than stated', (_id, place) => {
    expect(place.floors.length).toBeGreaterThan(0);
    for (const layout of layoutNames) {
      const capacity = place.layouts[layout];
      if (capacity) expect(capacity.guests).toBeLessThanOrEqual(place.guests);
    }
  });

  it('have the capacities that the venue pages state', () => {
    for (const id of venueIds) {
      for (const { layout, guests } of isOffice(id) ? [] : setUpsOf(id)) {
        if (!layout) continue;
        expect([id, layout, layoutOf(id, layout)?.guests ?? 0]).toEqual([id, layout, expect.any(Number)]);
        expect(layoutOf(id, layout)!.guests).toBeGreaterThanOrEqual(guests);
      }
    }
    expect(layoutOf('skyline-stage', 'banquet')).toEqual({ guests: 180, planned: false });
    expect(layoutOf('boardroom', 'boardroom')).toEqual({ guests: 16, planned: false });
  });

  it('have computed capacities where none is stated', () => {
    const { sqmPerGuest, guestShare } = planning;
    expect(layoutOf('vista-stage', 'cabaret')).toEqual({
      guests: Math.floor((600 * guestShare.stages) / sqmPerGuest.cabaret),
      planned: true,
    });
    expect(layoutOf('horizon-stage', 'boardroom')).toEqual({ guests: planning.longestTable, planned: true });
    // The rules give the stated capacity of the halls, or slightly more for a stage of another shape.
    for (const [id, stated] of [
      ['horizon-stage', 140],
      ['vista-stage', 120],
    ] as const) {
      const area = placeOf(id)!.areaSqm.max;
      expect(Math.floor((area * guestShare.stages) / sqmPerGuest.banquet)).toBe(stated);
    }
  });

  it('have only the layouts that their fixed furniture permits', () => {
    for (const id of roomIds) {
      const { only } = roomOf(id);
      if (only) expect(Object.keys(placeOf(id)!.layouts).sort()).toEqual([...only].sort());
    }
    expect(placeOf('team-office')?.layouts).toEqual({});
  });

  it('the places seat the guests of the largest room on one floor, and of all rooms over several floors', () => {
    expect(layoutOf('liberty-floor', 'banquet')).toEqual(layoutOf('liberty-stage', 'banquet'));
    expect(layoutOf('horizon-liberty-double', 'banquet')?.guests).toBe(
      layoutOf('horizon-stage', 'banquet')!.guests + layoutOf('liberty-stage', 'banquet')!.guests,
    );
    expect(layoutOf('skyline-liberty-horizon-triple', 'boardroom')?.guests).toBe(planning.longestTable);
  });

  it('have the picture width of their widest wall; only Liberty’s tiles join Skyline’s', () => {
    const widths = ['skyline-stage', 'liberty-stage', 'horizon-stage', 'liberty-studio', 'boardroom'].map(
      (id) => placeOf(id)?.ledWidthM,
    );
    expect(widths).toEqual([30, 20, 10, 23.3, 0]);
    expect(placeOf('skyline-liberty-double')?.ledWidthM).toBe(marketingClaims.ledWallSqm / planning.wallHeight);
    expect(placeOf('skyline-liberty-horizon-triple')?.ledWidthM).toBe(30);
    expect([30, 23.3, 50].map(figures.led)).toEqual([
      'LED wall 30 m, 90 sqm',
      'LED wall 23.3 m, 70 sqm',
      'LED wall 50 m, 150 sqm',
    ]);
  });
});

describe('the comparison', () => {
  it('reads at most three distinct known places from a URL', () => {
    expect(readComparison('arena,arena,no-such-room,workshop,boardroom,sky-lounge')).toEqual([
      'arena',
      'workshop',
      'boardroom',
    ]);
    expect(readComparison(null)).toEqual([]);
    expect(readComparison('')).toEqual([]);
  });

  it('rejects a fourth place', () => {
    const full = toggleCompared(toggleCompared(toggleCompared([], 'arena'), 'workshop'), 'boardroom');
    expect(full).toHaveLength(maxCompared);
    expect(toggleCompared(full, 'sky-lounge')).toBe(full);
    expect(toggleCompared(full, 'workshop')).toEqual(['arena', 'boardroom']);
  });
});

describe('the capacity chart', () => {
  it.each(sortKeys)('keeps every place when sorted by %s, with empty cells at the end', (by) => {
    for (const descending of [false, true]) {
      const order = sorted(places, { by, descending });
      expect(new Set(order)).toEqual(new Set(places));
      if (by in planning.sqmPerGuest) {
        const empty = order.map((place) => place.layouts[by as 'theatre'] === undefined);
        expect(empty).toEqual([...empty].sort((one, other) => Number(one) - Number(other)));
      }
    }
  });

  it('sorts numbers as numbers, both ways', () => {
    const areas = sorted(places, { by: 'area', descending: true }).map(({ areaSqm }) => areaSqm.max);
    expect(areas).toEqual([...areas].sort((one, other) => other - one));
    const guests = sorted(places, { by: 'banquet', descending: false }).flatMap(
      ({ layouts }) => layouts.banquet?.guests ?? [],
    );
    expect(guests).toEqual([...guests].sort((one, other) => one - other));
    expect(sorted(places, defaultOrder)).toBe(places);
  });
});
