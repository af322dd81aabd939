import fc from 'fast-check';
import { anyQuery } from './arbitraries';
import { checksOf } from './checks';
import { isEmptyQuery, findPlaces, maxNearMisses, relaxations } from './find';
import type { Place } from './place';
import { placeOf, places } from './places';
import { type Query, placeFeatures } from './query';
import { missOf, reasonOf } from './check-sentences';

/** Independent implementation of a query, which the properties compare against. */
function satisfies(place: Place, query: Query): boolean {
  const { guests = 0, layout, area = 0, led = 0, floor, kind } = query;
  const seats = layout ? place.layouts[layout]?.guests : place.guests;
  return [
    seats !== undefined && seats >= guests,
    place.areaSqm.max >= area,
    place.ledWidthM >= led,
    floor === undefined || place.floors.some((each) => each === floor),
    kind === undefined || place.kind === kind,
    ...placeFeatures.map((feature) => !query[feature] || place.has[feature]),
  ].every(Boolean);
}

const ids = (query: Query, among?: readonly Place[]) => findPlaces(query, among).fits.map(({ place }) => place.id);

describe('for any query,', () => {
  it('every result satisfies the query, and nothing that satisfies it is left out', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const expected = places.filter((place) => satisfies(place, query)).map(({ id }) => id);
        expect(ids(query).sort()).toEqual(expected.sort());
      }),
      { numRuns: 2000 },
    );
  });

  it('fewer guests never lose a result', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 1, max: 700 }), fc.integer({ min: 0, max: 300 }), (query, few, more) => {
        const forFew = new Set(ids({ ...query, guests: few }));
        for (const id of ids({ ...query, guests: few + more })) expect(forFew).toContain(id);
      }),
    );
  });

  it('dropping a criterion never loses a result', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const now = findPlaces(query).fits.length;
        for (const { count } of relaxations(query)) expect(count).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it('the ranking does not depend on the order in which the places come', () => {
    const shuffled = fc.shuffledSubarray([...places], { minLength: places.length });
    fc.assert(
      fc.property(anyQuery, shuffled, (query, among) => {
        expect(ids(query, among)).toEqual(ids(query));
        expect(findPlaces(query, among).near.map(({ place }) => place.id)).toEqual(
          findPlaces(query).near.map(({ place }) => place.id),
        );
      }),
    );
  });

  it('two places keep their order, for any number of guests', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 700 }), (query, one, other) => {
        const first = ids({ ...query, guests: one });
        const second = ids({ ...query, guests: other });
        expect(first.filter((id) => second.includes(id))).toEqual(second.filter((id) => first.includes(id)));
      }),
    );
  });

  it('the tightest fit comes first among places of one use', () => {
    fc.assert(
      fc.property(anyQuery, fc.integer({ min: 1, max: 550 }), (query, guests) => {
        const { layout } = query;
        const { fits } = findPlaces({ ...query, guests });
        for (const use of ['hall', 'room', 'studio', 'reception'] as const) {
          const alike = fits.filter(({ place }) => place.use === use);
          const taken = alike.map(({ place }) => (layout ? place.layouts[layout]!.guests : place.guests));
          expect(taken).toEqual([...taken].sort((one, other) => one - other));
        }
      }),
    );
  });

  it('near misses are few, are no results, and each names what it misses', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { fits, near } = findPlaces(query);
        expect(near.length).toBeLessThanOrEqual(maxNearMisses);
        for (const { place, checks } of near) {
          expect(fits.some((match) => match.place === place)).toBe(false);
          expect(satisfies(place, query)).toBe(false);
          const missing = checks.filter((check) => !check.fits);
          expect(missing.length).toBeGreaterThan(0);
          for (const check of missing) expect(missOf(check)).toMatch(/\S/);
        }
      }),
    );
  });

  it('every result states how each criterion is met', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        for (const { checks } of findPlaces(query).fits) {
          const requested = new Set(Object.keys(query));
          // Guests in a layout are one reason.
          if (requested.has('guests')) requested.delete('layout');
          expect(new Set(checks.map(({ on }) => on))).toEqual(requested);
          for (const check of checks) expect(reasonOf(check)).toMatch(/\S/);
        }
      }),
    );
  });
});

describe('the finder', () => {
  it('shows all places in catalog order for an empty query', () => {
    expect(isEmptyQuery({})).toBe(true);
    expect(findPlaces({}).near).toEqual([]);
    const all = findPlaces({}).fits.map(({ place }) => place);
    expect(all.map(({ id }) => id).sort()).toEqual(places.map(({ id }) => id).sort());
    expect(all[0]?.id).toBe('skyline-stage');
  });

  it('puts stages and halls before lobbies and bars, unless guests stand', () => {
    const seated = findPlaces({ guests: 120, layout: 'theatre' }).fits.map(({ place }) => place);
    expect(seated.slice(0, 3).every(({ use }) => use === 'hall')).toBe(true);
    expect(seated.slice(0, 3).map(({ id }) => id)).toEqual(['vista-stage', 'horizon-stage', 'nova-stage']);
    const usesOf = (query: Query) => findPlaces(query).fits.map(({ place }) => place.use);
    const ranks = usesOf({ guests: 120 }).map((use) => ({ hall: 0, room: 0, studio: 1, reception: 2, office: 3 })[use]);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(ranks).toContain(2);
    expect(usesOf({ guests: 120, layout: 'standing' }).slice(0, 4)).toContain('reception');
  });

  it('filters by stage, live stream, daylight and step-free access', () => {
    expect(findPlaces({ guests: 24, stream: true }).fits.every(({ place }) => place.has.stream)).toBe(true);
    const arena = checksOf(placeOf('arena')!, { daylight: true, stepFree: true, stream: true });
    expect(arena.map((check) => (check.fits ? reasonOf(check) : missOf(check)))).toEqual([
      ...['Live stream by arrangement only', 'No daylight', 'Step-free from the street to every seat'],
    ]);
    expect(ids({ stage: true })).not.toContain('sky-lounge');
    expect(ids({ stage: true })).toContain('skyline-floor');
  });

  it('keeps offices behind event rooms unless they are requested', () => {
    const found = findPlaces({ guests: 20 }).fits.map(({ place }) => place.kind);
    expect(found.indexOf('offices')).toBeGreaterThan(found.lastIndexOf('stages'));
    expect(findPlaces({ guests: 20, kind: 'offices' }).fits[0]?.place.id).toBe('team-office');
  });

  it('states why a place fits', () => {
    const [first] = findPlaces({ guests: 130, layout: 'classroom', led: 15, floor: 5, kind: 'stages', area: 700 }).fits;
    expect(first?.place.id).toBe('liberty-stage');
    expect(first?.checks.map(reasonOf)).toEqual([
      'Seats 130 in classroom, you need 130',
      '800 sqm: 100 sqm more than you asked for',
      'LED wall 20 m wide: 5 m more than you asked for',
      'Floor 5',
      'A stage',
    ]);
    const planned = findPlaces({ guests: 100, layout: 'cabaret' }).fits.find(({ place }) => place.id === 'vista-stage');
    expect(planned?.checks.map(reasonOf)).toEqual(['Cabaret for about 100 guests (calculated)']);
  });

  it('states what is missing', () => {
    const wide = findPlaces({ guests: 211, layout: 'theatre', kind: 'stages', floor: 4 });
    const horizon = wide.near.find(({ place }) => place.id === 'horizon-stage');
    expect(horizon?.checks.filter(({ fits }) => !fits).map(missOf)).toEqual([
      '12 guests too many for theatre: it takes 199',
    ]);
    const led = findPlaces({ guests: 199, led: 20, floor: 4, kind: 'stages' }).near;
    expect(
      led
        .find(({ place }) => place.id === 'horizon-stage')
        ?.checks.flatMap((check) => (check.fits ? [] : missOf(check))),
    ).toEqual(['LED wall 10 m, you asked for 20 m']);
    const rows = checksOf(placeOf('boardroom')!, { layout: 'theatre', guests: 12 });
    expect(rows.map(missOf)).toEqual(['Cannot be set up in rows']);
  });

  it('suggests which criterion to drop if nothing meets all of them', () => {
    const query: Query = { guests: 300, led: 5, kind: 'spaces' };
    expect(findPlaces(query).fits).toEqual([]);
    expect(relaxations(query).map(({ field }) => field)).toEqual(['kind']);
  });

  it('answers a query in less than a frame of 16 ms', () => {
    const queries = fc.sample(anyQuery, 2000);
    for (const query of queries.slice(0, 200)) findPlaces(query);
    const times = queries.map((query) => {
      const start = performance.now();
      findPlaces(query);
      return performance.now() - start;
    });
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.floor(times.length * part)] ?? Infinity;
    process.stdout.write(
      `finder: ${places.length} places, median ${at(0.5).toFixed(3)} ms, 99 of 100 under ${at(0.99).toFixed(3)} ms\n`,
    );
    expect(at(0.5)).toBeLessThan(16);
  });
});
