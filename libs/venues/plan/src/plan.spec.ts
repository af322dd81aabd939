import { layoutNames } from '@mainstage/venues/facts/layouts';
import { venueIds } from '@mainstage/venues/facts/ids';
import { drawnFor, layoutsOf, setUpsOf } from '@mainstage/venues/facts/capacities';
import { locationOf } from '@mainstage/venues/facts/plan/floors';
import { isOffice, layoutFor, layoutsFor, type Plan, planChoices, planOf, planOfGuests, planOfSetUp } from './plan';
import type { Seat, Table } from './seating/seats';
import { overHalls } from './seating/seats';
import { contains } from '@mainstage/venues/facts/plan/shapes';

const layoutPlans = venueIds.flatMap((venue) =>
  layoutsFor(venue).map(({ layout, guests }) => ({
    venue,
    name: layout as string,
    guests,
    plan: planOf(venue, layout),
  })),
);
const setUps = venueIds.flatMap((venue) => setUpsOf(venue).map((setUp) => ({ venue, setUp, name: setUp.caption })));
const setUpPlans = setUps.map(({ venue, setUp, name }) => {
  const { guests } = drawnFor(venue, setUp);
  return { venue, name, guests, plan: planOfSetUp(venue, setUp) };
});

describe.each([...layoutPlans, ...setUpPlans])('$venue in $name', ({ guests, plan }) => {
  const { layout } = plan;
  const seated = plan.rooms.filter(({ seating }) => seating);

  it(`the plan of a set-up has ${guests} seats, each in its room and in a place of its own`, () => {
    expect(plan.guests).toBe(guests);
    expect(seated.reduce((sum, { seating }) => sum + seating!.seats.length, 0)).toBe(guests);
    for (const { id, seating } of seated) {
      const { shape } = locationOf(id);
      const least = layout === 'standing' ? 0.4 : 0.5;
      for (const [index, seat] of seating!.seats.entries()) {
        if (!contains(shape, seat, 0.2)) throw new Error(`${id}: a seat outside at ${seat.x}, ${seat.y}`);
        for (const other of seating!.seats.slice(index + 1))
          if (distance(seat, other) < least) throw new Error(`${id}: two seats at ${seat.x}, ${seat.y}`);
      }
    }
  });

  it('the plan of a set-up keeps tables in the room, apart from each other and from the seats', () => {
    for (const { id, seating } of seated) {
      const { shape } = locationOf(id);
      for (const table of seating!.tables) {
        if (!edges(table).every((edge) => contains(shape, edge, 0.05))) throw new Error(`${id}: a table in the wall`);
        for (const seat of seating!.seats) if (covers(table, seat)) throw new Error(`${id}: a seat on a table`);
      }
    }
  });

  it('the plan of a set-up leaves the stage, the bar and the LED wall free', () => {
    for (const { id, seating, setting } of seated)
      for (const { shape } of setting!.fixtures)
        for (const seat of seating!.seats)
          if (contains(shape, seat, -0.1)) throw new Error(`${id}: a seat on the stage at ${seat.x}, ${seat.y}`);
  });
});

describe.each(layoutPlans)('$venue in $name for fewer guests', ({ venue, name, guests }) => {
  it('has a seat for each, and never more than it holds', () => {
    const layout = name as Parameters<typeof planOfGuests>[1];
    const furnished = layout === 'desks' || venue === 'straight-up';
    for (const asked of [1, 2, 7, Math.ceil(guests / 2), guests - 1, guests + 50].filter((each) => each > 0)) {
      const plan = planOfGuests(venue, layout, asked);
      const seats = plan.rooms.reduce((sum, { seating }) => sum + (seating?.seats.length ?? 0), 0);
      expect(plan.guests).toBe(furnished ? guests : Math.min(asked, guests));
      expect(seats).toBe(plan.guests);
    }
  });
});

/** Patterns for counts in a set-up's text, which its plan must match. */
const counted = {
  tables: /(\w+) (?:round )?tables/i,
  groups: /(\w+) groups of (\w+)/i,
  rows: /(\w+) (?:curved )?rows|fan of (\w+) rows/i,
  sides: /(\w+) on each side and a chair at either end/i,
} as const;
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const numberOf = (word: string | undefined) => numbers.indexOf(word?.toLowerCase() ?? '') + 1;

describe.each(setUps)('the set-up text of $venue, $name', ({ venue, setUp }) => {
  const plan = planOfSetUp(venue, setUp);
  const seatings = plan.rooms.flatMap(({ seating }) => seating ?? []);
  const tables = seatings.flatMap((seating) => seating.tables);
  const seats = seatings.flatMap((seating) => seating.seats);

  it('states the guests that its plan seats; a mixture is drawn in the first layout', () => {
    const drawn = setUp.layout ?? setUp.drawn;
    if (drawn) expect([plan.layout, seats.length]).toEqual([drawn, setUp.guests]);
    else expect(plan.layout).toBe(layoutsFor(venue)[0]!.layout);
  });

  it('counts tables and rows as the plan does', () => {
    if (!setUp.layout && !setUp.drawn) return;
    const { description } = setUp;
    const countsIn = (pattern: RegExp) => description.match(pattern)?.slice(1).map(numberOf).filter(Boolean) ?? [];
    const [tablesSaid] = countsIn(counted.tables);
    if (tablesSaid) expect(tables).toHaveLength(tablesSaid);
    const [groups, size] = countsIn(counted.groups);
    if (groups) {
      expect(tables.every(({ kind }) => kind === 'long')).toBe(true);
      expect([tables.length / 2, seats.length / groups]).toEqual([groups, size]);
    }
    const [rows] = countsIn(counted.rows);
    if (rows) expect(rowsIn(plan.rooms.find(({ seating }) => seating)!)).toBe(rows);
    const [onSide] = countsIn(counted.sides);
    if (onSide) expect(seats.length).toBe(2 * onSide + 2);
  });
});

it('more than eight set-up texts state counts that the specs compare', () => {
  const read = setUps.filter(({ setUp }) =>
    Object.values(counted).some((pattern) => numberOf(setUp.description.match(pattern)?.[1])),
  );
  expect(read.length).toBeGreaterThan(8);
});

describe('the layouts of a venue', () => {
  it('are those of the finder, with the same numbers', () => {
    for (const venue of venueIds.filter((id) => !isOffice(id))) {
      const capacities = layoutsOf(venue as Parameters<typeof layoutsOf>[0]);
      expect(layoutsFor(venue).map(({ layout, guests }) => [layout, guests])).toEqual(
        layoutNames.flatMap((layout) => (capacities[layout] ? [[layout, capacities[layout].guests]] : [])),
      );
    }
  });

  it('the layouts of a venue fall back to the first for an unknown name', () => {
    expect(layoutFor('boardroom', 'standing').layout).toBe('boardroom');
    expect(layoutFor('skyline-stage', 'banquet').layout).toBe('banquet');
    expect(layoutFor('skyline-stage', null).layout).toBe('theatre');
    expect(layoutFor('team-office').guests).toBe(20);
  });
});

describe.each(setUps)('the initial view of the plan of $venue, $name', ({ venue, setUp }) => {
  const { choices, chosen } = planChoices(venue, setUp.caption);

  it('is the plan of the set-up, listed once among all layouts', () => {
    expect(chosen.plan()).toEqual(planOfSetUp(venue, setUp));
    expect(chosen.guests).toBe(chosen.plan().guests);
    expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
    expect(choices.map(({ name }) => name)).toEqual(
      expect.arrayContaining(layoutsFor(venue).map(({ layout }) => layout)),
    );
    expect(choices.length - layoutsFor(venue).length).toBe(
      choices.includes(chosen) && chosen.name === setUp.caption ? 1 : 0,
    );
  });
});

it('the initial view of a plan is the first layout for an unknown request', () => {
  for (const requested of [null, undefined, '', 'Nobody’s'])
    expect(planChoices('skyline-stage', requested).chosen.name).toBe('theatre');
  expect(planChoices('skyline-stage', 'banquet').chosen.name).toBe('banquet');
});

describe('guests on several floors', () => {
  it('are spread evenly, no hall above what it takes unless all are full', () => {
    expect(overHalls(330, [180, 150])).toEqual([180, 150]);
    expect(overHalls(280, [150, 130])).toEqual([150, 130]);
    expect(overHalls(550, [199, 199, 199])).toEqual([184, 183, 183]);
    expect(overHalls(400, [199, 199])).toEqual([200, 200]);
  });
});

/** Rows of seats, straight or bent: the number of rows along the aisle. */
function rowsIn({ setting, seating }: Plan['rooms'][number]): number {
  const away = ({ x, y }: Seat) => (setting!.front === 'west' ? x : y);
  const across = ({ x, y }: Seat) => (setting!.front === 'west' ? y : x);
  const { x, y, width, height } = setting!.rowsFloor ?? setting!.guests;
  const middle = setting!.front === 'west' ? y + height / 2 : x + width / 2;
  const nearest = Math.min(...seating!.seats.map((seat) => Math.abs(across(seat) - middle)));
  const inner = seating!.seats.filter((seat) => Math.abs(across(seat) - middle) < nearest + 0.15);
  return new Set(inner.map((seat) => Math.round(away(seat) * 4))).size;
}

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
