import { building, buildingRoom } from './building-rooms';
import { markSize, placeMarks } from './room-marks';

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

describe('the numbers of rooms', () => {
  it('stand apart where one room has several', () => {
    const [one, three] = placeMarks([{ id: 'hall', middle: { x: 10, y: 5 } }], () => [1, 3]);
    expect([one?.text, three?.text]).toEqual(['1', '3']);
    expect(distance(one!, three!)).toBeGreaterThan(markSize);
    expect((one!.x + three!.x) / 2).toBeCloseTo(10);
  });

  it('never touch, whichever two rooms of a floor have them', () => {
    for (const { rooms } of building.floors) {
      const hired = rooms.filter(({ id }) => buildingRoom(id));
      for (const [at, first] of hired.entries())
        for (const second of hired.slice(at + 1)) {
          const ranks = new Map([
            [first.id, [1, 3]],
            [second.id, [2]],
          ]);
          const marks = placeMarks(hired, (id) => ranks.get(id) ?? []);
          const apart = marks.flatMap((one, place) => marks.slice(place + 1).map((other) => distance(one, other)));
          expect([first.id, second.id, Math.min(...apart) > markSize]).toEqual([first.id, second.id, true]);
        }
    }
  });
});
