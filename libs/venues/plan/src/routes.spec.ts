import { venueIds } from '@mainstage/venues/facts/ids';
import { nearestOf, routesFrom } from './routes';

const routesOf = (venue: (typeof venueIds)[number]) => routesFrom(venue).map(({ to, through }) => `${to} ${through}`);

describe('the routes from a venue', () => {
  it('lead through its doors, passages and lifts', () => {
    expect(routesOf('skyline-stage').sort()).toEqual([
      ...['enterprise-office lift', 'horizon-stage lift', 'liberty-stage lift', 'private-office lift'],
      ...['sky-lounge door', 'sky-terrace door'],
    ]);
    expect(routesOf('liberty-stage')).toEqual(
      expect.arrayContaining(['workshop passage', 'arena passage', 'straight-up passage', 'boardroom passage']),
    );
    expect(routesOf('boardroom')).toContain('straight-up passage');
    expect(routesOf('directors-circle')).toContain('horizon-stage passage');
  });

  it('the routes from a venue point to the door on the plan: the lounge to the right, the terrace behind', () => {
    const yaw = Object.fromEntries(routesFrom('skyline-stage').map((route) => [route.to, route.yaw]));
    expect(yaw['sky-lounge']).toBeGreaterThan(60);
    expect(yaw['sky-lounge']).toBeLessThan(120);
    expect(Math.abs(yaw['sky-terrace']!)).toBeGreaterThan(120);
  });

  it('are relative to the front of a part of a hall', () => {
    const yawFrom = (venue: (typeof venueIds)[number], to: string) =>
      routesFrom(venue).find((route) => route.to === to)!.yaw;
    // Nova faces west: places behind the big hall are on its left, places on the right of it are behind.
    expect(Math.abs(yawFrom('nova-stage', 'sky-lounge'))).toBeGreaterThan(150);
    expect(yawFrom('nova-stage', 'sky-terrace')).toBeLessThan(-90);
    expect(yawFrom('nova-stage', 'liberty-stage')).toBeGreaterThan(90);
    expect(yawFrom('horizon-studio', 'liberty-stage')).toBeGreaterThan(0);
  });

  it('lead by lift to the nearest permitted venue on the floors above and below', () => {
    const lifts = (stops?: (venue: string) => boolean) =>
      routesFrom('liberty-stage', stops)
        .filter(({ through }) => through === 'lift')
        .map(({ to, floor }) => `${floor} ${to}`);
    expect(lifts()).toEqual(expect.arrayContaining(['6 skyline-stage', '4 horizon-stage']));
    expect(lifts((venue) => venue === 'sky-lounge')).toEqual(['6 sky-lounge']);
  });

  it.each(venueIds)('lead from %s to each venue once and never back to itself', (venue) => {
    const routes = routesFrom(venue);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.map(({ to }) => to)).not.toContain(venue);
    expect(new Set(routes.map(({ to }) => to)).size).toBe(routes.length);
    for (const { yaw } of routes) expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
  });
});

describe('the nearest venue of a list', () => {
  it('is the venue itself, its hall, or the one with the fewest doors between', () => {
    expect(nearestOf('arena', ['skyline-stage', 'arena'])).toBe('arena');
    expect(nearestOf('nova-stage', ['liberty-stage', 'skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('skyline-floor', ['liberty-stage', 'sky-lounge', 'skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('horizon-skyline-double', ['skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('boardroom', ['skyline-stage', 'workshop'])).toBe('workshop');
    expect(nearestOf('sky-terrace', ['horizon-stage', 'sky-lounge'])).toBe('sky-lounge');
  });

  it('is found from every venue, also in a list of one', () => {
    for (const venue of venueIds) expect(nearestOf(venue, ['skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('arena', [])).toBeUndefined();
  });
});
