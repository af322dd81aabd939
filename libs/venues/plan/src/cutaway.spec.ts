// Rules: building.facts
import { officeIds, roomIds } from '@mainstage/venues/facts/catalog';
import { cutaway } from './cutaway';

const { viewBox, floors } = cutaway();
const rooms = floors.flatMap((floor) => floor.rooms);

describe('the cutaway view of the building', () => {
  it('shows every room and office once, on its floor', () => {
    const shown = rooms.map(({ id }) => id).filter((id) => ([...roomIds, ...officeIds] as string[]).includes(id));
    expect([...shown].sort()).toEqual([...roomIds, ...officeIds].sort());
    expect(floors.map(({ floor }) => floor)).toEqual([4, 5, 6, 7, 8]);
  });

  it('draws all of it inside its frame', () => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
    for (const { id, ground, walls, light = '' } of rooms)
      for (const [, x, y] of `${ground}${walls}${light}`.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        const inside = +x! >= left && +x! <= left + width && +y! >= top && +y! <= top + height;
        expect([id, x, y, inside]).toEqual([id, x, y, true]);
      }
  });

  it('draws the LED wall of each room that has one', () => {
    const lit = rooms.filter(({ light }) => light).map(({ id }) => id);
    expect(lit).toEqual(expect.arrayContaining(['skyline-stage', 'liberty-stage', 'horizon-stage', 'nova-stage']));
    expect(lit).not.toContain('boardroom');
  });
});
