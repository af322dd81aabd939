import { Restarts } from './restarts.mjs';

describe('restarts', () => {
  it('wait longer each time, and are given up after ten within a minute', () => {
    let now = 0;
    const restarts = new Restarts(() => now);
    const waits: (number | undefined)[] = [];
    for (let end = 0; end < 11; end += 1) {
      const wait = restarts.next();
      waits.push(wait);
      now += wait ?? 0;
    }
    expect(now).toBeLessThan(60_000);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000, undefined]);
  });

  it('begin with short waits again where a part ran for a minute', () => {
    let now = 0;
    const restarts = new Restarts(() => now);
    for (let end = 0; end < 30; end += 1) {
      expect(restarts.next()).toBe(250);
      now += 60_000;
    }
  });
});
