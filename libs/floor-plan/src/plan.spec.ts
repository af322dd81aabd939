import { layoutNames } from '@mainstage/house/layouts';
import { venueIds } from '@mainstage/house/ids';
import { layoutsOf } from '@mainstage/house/capacities';
import { placeOf } from '@mainstage/house/plan/floors';
import { isOffice, layoutFor, layoutsFor, planOf } from './plan';
import type { Seat, Table } from './seating/seats';
import { overHalls } from './seating/seats';
import { contains } from '@mainstage/house/plan/shapes';

const plans = venueIds.flatMap((venue) => layoutsFor(venue).map(({ layout, guests }) => ({ venue, layout, guests })));

describe.each(plans)('$venue in $layout', ({ venue, layout, guests }) => {
  const plan = planOf(venue, layout);
  const seated = plan.rooms.filter(({ seating }) => seating);

  it(`has ${guests} seats, each in its room and in a place of its own`, () => {
    expect(plan.guests).toBe(guests);
    expect(seated.reduce((sum, { seating }) => sum + seating!.seats.length, 0)).toBe(guests);
    for (const { id, seating } of seated) {
      const { shape } = placeOf(id);
      const least = layout === 'standing' ? 0.4 : 0.5;
      for (const [index, seat] of seating!.seats.entries()) {
        if (!contains(shape, seat, 0.2)) throw new Error(`${id}: a seat outside at ${seat.x}, ${seat.y}`);
        for (const other of seating!.seats.slice(index + 1))
          if (distance(seat, other) < least) throw new Error(`${id}: two seats at ${seat.x}, ${seat.y}`);
      }
    }
  });

  it('keeps tables in the room, apart from each other and from the seats', () => {
    for (const { id, seating } of seated) {
      const { shape } = placeOf(id);
      for (const table of seating!.tables) {
        if (!edges(table).every((edge) => contains(shape, edge, 0.05))) throw new Error(`${id}: a table in the wall`);
        for (const seat of seating!.seats) if (covers(table, seat)) throw new Error(`${id}: a seat on a table`);
      }
    }
  });

  it('leaves the stage, the bar and the LED wall free', () => {
    for (const { id, seating, setting } of seated)
      for (const { shape } of setting!.fixtures)
        for (const seat of seating!.seats)
          if (contains(shape, seat, -0.1)) throw new Error(`${id}: a seat on the stage at ${seat.x}, ${seat.y}`);
  });
});

describe('layouts', () => {
  it('are the finder’s, with its numbers', () => {
    for (const venue of venueIds.filter((id) => !isOffice(id))) {
      const capacities = layoutsOf(venue as Parameters<typeof layoutsOf>[0]);
      expect(layoutsFor(venue).map(({ layout, guests }) => [layout, guests])).toEqual(
        layoutNames.flatMap((layout) => (capacities[layout] ? [[layout, capacities[layout].guests]] : [])),
      );
    }
  });

  it('fall back to the venue’s first where it has none of that name', () => {
    expect(layoutFor('boardroom', 'standing').layout).toBe('boardroom');
    expect(layoutFor('skyline-stage', 'banquet').layout).toBe('banquet');
    expect(layoutFor('skyline-stage', null).layout).toBe('theatre');
    expect(layoutFor('team-office').guests).toBe(20);
  });
});

describe('guests over several halls', () => {
  it('are spread evenly, no hall above what it takes unless all are full', () => {
    expect(overHalls(330, [180, 150])).toEqual([180, 150]);
    expect(overHalls(280, [150, 130])).toEqual([150, 130]);
    expect(overHalls(550, [199, 199, 199])).toEqual([184, 183, 183]);
    expect(overHalls(400, [199, 199])).toEqual([200, 200]);
  });
});

function distance(one: Seat, other: Seat): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function edges(table: Table) {
  const [x, y] = table.kind === 'round' ? [table.radius, table.radius] : [table.width / 2, table.height / 2];
  return [
    { x: table.x - x, y: table.y },
    { x: table.x + x, y: table.y },
    { x: table.x, y: table.y - y },
    { x: table.x, y: table.y + y },
  ];
}

function covers(table: Table, seat: Seat): boolean {
  if (table.kind === 'round') return Math.hypot(table.x - seat.x, table.y - seat.y) < table.radius + 0.15;
  return Math.abs(table.x - seat.x) < table.width / 2 + 0.1 && Math.abs(table.y - seat.y) < table.height / 2 + 0.1;
}
