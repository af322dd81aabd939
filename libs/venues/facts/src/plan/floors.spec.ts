import { factsOf } from '../capacities';
import { venueCatalog, joinedIds, officeIds, partsOf, roomIds, roomOf } from '../catalog';
import { areaOfShape, boundsOf, contains, overlap, type Point, type Rect } from './shapes';
import { floorNumbers, floors, locationOf, settingOf } from './floors';
import type { Space } from './space';

const every = floorNumbers.map((floor) => [floor, floors[floor]] as const);
const corners = (shape: Rect): Point[] => [
  { x: shape.x, y: shape.y },
  { x: shape.x + shape.width, y: shape.y + shape.height },
];
const within = (outer: Rect, inner: Rect) => corners(inner).every((corner) => contains(outer, corner, -0.01));
const find = (spaces: readonly Space[], id: string) => spaces.find((space) => space.id === id);

describe.each(every)('floor %s', (floor, { spaces, zones, doors, hull, windows }) => {
  it('a floor has no overlapping rooms: there is a wall between any two', () => {
    for (const [index, one] of spaces.entries())
      for (const other of spaces.slice(index + 1)) {
        const { x, y, width, height } = boundsOf(one.shape);
        const thick = { kind: 'rect' as const, x: x - 0.12, y: y - 0.12, width: width + 0.24, height: height + 0.24 };
        expect([one.id, other.id, overlap(thick, other.shape)]).toEqual([one.id, other.id, false]);
      }
  });

  it('a floor keeps all its rooms inside its walls, but for the open air', () => {
    for (const { id, shape, use } of spaces) expect([id, within(hull, boundsOf(shape))]).toEqual([id, use !== 'open']);
  });

  it('a floor places each door between the two rooms that it joins', () => {
    for (const { between, at, width, wall } of doors)
      for (const id of between) {
        const space = find(spaces, id);
        expect([id, Boolean(space)]).toEqual([id, true]);
        const { x, y, width: wide, height } = boundsOf(space!.shape);
        const near =
          wall === 'across'
            ? at.x - width / 2 >= x - 0.01 &&
              at.x + width / 2 <= x + wide + 0.01 &&
              Math.min(Math.abs(at.y - y), Math.abs(at.y - y - height)) < 0.5
            : at.y - width / 2 >= y - 0.01 &&
              at.y + width / 2 <= y + height + 0.01 &&
              Math.min(Math.abs(at.x - x), Math.abs(at.x - x - wide)) < 0.8;
        expect([between, id, near]).toEqual([between, id, true]);
      }
  });

  it('a floor connects every room to the lifts', () => {
    const reached = new Set(['lobby']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const { between } of doors)
        if (between.some((id) => reached.has(id))) between.forEach((id) => reached.add(id));
    }
    for (const { id, use } of spaces)
      if (use === 'room' || use === 'open') expect([id, reached.has(id)]).toEqual([id, true]);
  });

  it('a floor has windows in its outer walls only', () => {
    const { x, y, width, height } = hull;
    for (const { from, to } of windows) {
      const across = from.y === to.y && (from.y === y || Math.abs(from.y - y - height) < 0.01);
      const along = from.x === to.x && (from.x === x || Math.abs(from.x - x - width) < 0.01);
      expect([floor, from, across || along]).toEqual([floor, from, true]);
    }
  });

  it('a floor keeps parts of a hall inside it', () => {
    for (const { within: hall, shape, id } of zones)
      expect([id, within(boundsOf(find(spaces, hall)!.shape), shape)]).toEqual([id, true]);
  });
});

describe('the rooms as drawn', () => {
  it.each(roomIds)('%s has the area and the floor of its facts', (id) => {
    const { floor, shape } = locationOf(id);
    expect(floor).toBe(roomOf(id).floor);
    expect(Math.abs(areaOfShape(shape) / roomOf(id).facts.areaSqm.value - 1)).toBeLessThan(0.02);
  });

  it.each(joinedIds)('%s adds up to its area', (id) => {
    const drawn = partsOf(id).reduce((sum, part) => sum + areaOfShape(locationOf(part).shape), 0);
    expect(Math.abs(drawn / factsOf(id).areaSqm - 1)).toBeLessThan(0.02);
  });

  it.each(officeIds)('%s is of a size that the office comes in', (id) => {
    const { min, max = Infinity } = venueCatalog[id].facts.areaSqm.value as { min: number; max?: number };
    const drawn = areaOfShape(locationOf(id).shape);
    expect(drawn).toBeGreaterThanOrEqual(min * 0.98);
    expect(drawn).toBeLessThanOrEqual(max * 1.02);
  });

  it('the Enterprise Office is drawn as large as its page says', () => {
    expect(Math.round(areaOfShape(locationOf('enterprise-office').shape))).toBe(
      venueCatalog['enterprise-office'].measures.drawnSqm,
    );
  });
});

describe('the building', () => {
  it('has the same core on every floor', () => {
    const core = (spaces: readonly Space[]) =>
      ['stair-west', 'goods-lift', 'lobby', 'stair-east'].map((id) => find(spaces, id)!.shape);
    for (const [, { spaces }] of every) expect(core(spaces)).toEqual(core(floors[4].spaces));
  });

  it('has no floor that hangs over the one below', () => {
    for (const [, { hull }] of every) expect(within(floors[4].hull, hull)).toBe(true);
    const deck = boundsOf(locationOf('sky-terrace').shape);
    expect(within(floors[5].hull, deck)).toBe(true);
  });
});

describe('LED walls', () => {
  it.each(roomIds.filter((id) => settingOf(id)?.led))(
    'the wall of %s is inside its room and as long as its area implies',
    (id) => {
      const { led } = settingOf(id)!;
      const { shape } = locationOf(id);
      expect(led!.areaSqm).toBe(roomOf(id).facts.ledWallSqm.value);
      expect(led!.lengthM * 3).toBeCloseTo(led!.areaSqm, 5);
      for (const end of [led!.from, led!.to]) expect([id, end, contains(shape, end)]).toEqual([id, end, true]);
      // The arc over its chord is as long as the wall.
      const chord = Math.hypot(led!.to.x - led!.from.x, led!.to.y - led!.from.y);
      const radius = led!.bow > 0 ? (chord ** 2 / 4 + led!.bow ** 2) / (2 * led!.bow) : Infinity;
      const half =
        led!.bow > radius ? Math.PI - Math.asin(chord / 2 / radius) : Math.asin(Math.min(1, chord / 2 / radius));
      expect(led!.bow > 0 ? 2 * radius * half : chord).toBeCloseTo(led!.lengthM, 1);
    },
  );
});
