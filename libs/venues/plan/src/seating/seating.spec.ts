import fc from 'fast-check';
import { type Arrangement, evenly, type Floor, inProportion } from './arrangement';
import { atOneTable } from './one-table';
import { onRings, ringGap, ringRadii } from './rings';
import { atBenches, atDesks, inRows } from './rows';
import { atOpenTables, atRoundTables, atStandingTables } from './tables';

/** Halls and rooms of realistic sizes, with more guests than some of them can seat. */
const rooms = fc
  .record({ width: fc.double({ min: 5, max: 32, noNaN: true }), depth: fc.double({ min: 5, max: 24, noNaN: true }) })
  .chain((floor) =>
    fc.tuple(fc.constant(floor), fc.integer({ min: 4, max: Math.min(160, Math.floor(floor.width * floor.depth)) })),
  );

const layouts = {
  'in rows': inRows,
  'at desks': atDesks,
  'at round tables': atRoundTables,
  'at open tables': atOpenTables,
  standing: atStandingTables,
  'at benches': atBenches,
  'at one long table': (floor: Floor, guests: number) => atOneTable(floor, guests, 'long'),
  'in a horseshoe': (floor: Floor, guests: number) => atOneTable(floor, guests, 'horseshoe'),
} satisfies Record<string, (floor: Floor, guests: number) => Arrangement>;

/** The arrangement, or undefined if the room is too small and throws. */
function tried(arrange: (floor: Floor, guests: number) => Arrangement, floor: Floor, guests: number) {
  try {
    return arrange(floor, guests);
  } catch (error) {
    expect((error as Error).message).toMatch(new RegExp(`^No .*\\b${guests}\\b`));
    return undefined;
  }
}

/** Minimum distance between two seats, metres. */
function nearest({ seats }: Arrangement): number {
  let least = Infinity;
  for (const [index, one] of seats.entries())
    for (let next = index + 1; next < seats.length; next++)
      least = Math.min(least, Math.hypot(one.u - seats[next]!.u, one.v - seats[next]!.v));
  return least;
}

describe.each(Object.entries(layouts))('guests %s', (_name, arrange) => {
  it('guests have a seat each, at least 35 cm from the next, or the arrangement throws', () => {
    let seated = 0;
    fc.assert(
      fc.property(rooms, ([floor, guests]) => {
        const arrangement = tried(arrange, floor, guests);
        if (!arrangement) return;
        seated += 1;
        expect(arrangement.seats).toHaveLength(guests);
        expect(nearest(arrangement)).toBeGreaterThan(0.35);
      }),
      { seed: 7, numRuns: 40 },
    );
    expect(seated).toBeGreaterThan(3);
  });
});

describe('rows', () => {
  const floor = { width: 20, depth: 14 };

  it('leave an aisle in the middle from 25 guests on, a wider one from 41', () => {
    const aisle = (guests: number) => 2 * Math.min(...inRows(floor, guests).seats.map(({ u }) => Math.abs(u))) - 0.6;
    expect(aisle(30)).toBeCloseTo(0.9);
    expect(aisle(60)).toBeCloseTo(1.4);
    expect(aisle(24)).toBeLessThan(0.1);
  });

  it('rows face the front, and about its middle where they are bent', () => {
    expect(inRows(floor, 60).seats.every(({ turn }) => turn === 0)).toBe(true);
    const bent = inRows(floor, 60, { bend: 8, rows: 4 }).seats;
    for (const { u, turn } of bent) expect(Math.sign(turn)).toBe(-Math.sign(u));
  });
});

describe('round tables', () => {
  it('round tables seat ten where there is room, else fewer, and open ones leave the front free', () => {
    const perTable = (arrangement: Arrangement) => arrangement.seats.length / arrangement.tables.length;
    expect(perTable(atRoundTables({ width: 24, depth: 16 }, 100))).toBe(10);
    const open = atOpenTables({ width: 24, depth: 16 }, 60);
    // Nobody sits with their back to the front, which would be 180 degrees.
    for (const { turn } of open.seats) expect(Math.abs((((turn % 360) + 540) % 360) - 180)).toBeLessThanOrEqual(120);
  });
});

describe('the arena', () => {
  it('seats its guests on its steps and keeps the way in open', () => {
    const { seats } = onRings({ width: 8, depth: 8 }, 40);
    expect(seats).toHaveLength(40);
    for (const { u, v } of seats) {
      expect(ringRadii.some((radius) => Math.abs(Math.hypot(u, v - 4) - radius) < 1e-9)).toBe(true);
      const fromTheLeft = Math.abs((Math.atan2(v - 4, -u) * 180) / Math.PI);
      expect(fromTheLeft).toBeGreaterThan(ringGap / 2);
    }
  });
});

describe('shares of guests', () => {
  it('the shares of guests add up to the whole, evenly or in proportion', () => {
    const whole = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
        (count, weights) => {
          expect(whole(evenly(count, weights.length))).toBe(count);
          expect(whole(inProportion(count, weights))).toBe(count);
          const even = evenly(count, weights.length);
          expect(Math.max(...even) - Math.min(...even)).toBeLessThanOrEqual(1);
        },
      ),
      { seed: 7 },
    );
  });
});
