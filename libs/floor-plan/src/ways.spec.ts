import { venueIds } from '@mainstage/house/ids';
import { nearestOf, waysFrom } from './ways';

const beside = (venue: (typeof venueIds)[number]) => waysFrom(venue).map(({ to, through }) => `${to} ${through}`);

describe('the ways from a venue', () => {
  it('are its doors, its passages and the lifts', () => {
    expect(beside('skyline-stage').sort()).toEqual([
      ...['enterprise-office lift', 'horizon-stage lift', 'liberty-stage lift', 'private-office lift'],
      ...['sky-lounge door', 'sky-terrace door'],
    ]);
    expect(beside('liberty-stage')).toEqual(
      expect.arrayContaining(['workshop passage', 'arena passage', 'straight-up passage', 'boardroom passage']),
    );
    expect(beside('boardroom')).toContain('straight-up passage');
    expect(beside('directors-circle')).toContain('horizon-stage passage');
  });

  it('lie where the plan has the door: the lounge to the right, the terrace behind', () => {
    const yaw = Object.fromEntries(waysFrom('skyline-stage').map((way) => [way.to, way.yaw]));
    expect(yaw['sky-lounge']).toBeGreaterThan(60);
    expect(yaw['sky-lounge']).toBeLessThan(120);
    expect(Math.abs(yaw['sky-terrace']!)).toBeGreaterThan(120);
  });

  it('are seen from the middle of a part of a hall, whose front is its own', () => {
    const yawFrom = (venue: (typeof venueIds)[number], to: string) => waysFrom(venue).find((way) => way.to === to)!.yaw;
    // Nova looks west: what lies behind the big hall lies to its left, what is on the right of it lies behind.
    expect(Math.abs(yawFrom('nova-stage', 'sky-lounge'))).toBeGreaterThan(150);
    expect(yawFrom('nova-stage', 'sky-terrace')).toBeLessThan(-90);
    expect(yawFrom('nova-stage', 'liberty-stage')).toBeGreaterThan(90);
    expect(yawFrom('horizon-studio', 'liberty-stage')).toBeGreaterThan(0);
  });

  it('go by lift to the floors above and below, to the nearest venue there that one may go to', () => {
    const lifts = (stops?: (venue: string) => boolean) =>
      waysFrom('liberty-stage', stops)
        .filter(({ through }) => through === 'lift')
        .map(({ to, floor }) => `${floor} ${to}`);
    expect(lifts()).toEqual(expect.arrayContaining(['6 skyline-stage', '4 horizon-stage']));
    expect(lifts((venue) => venue === 'sky-lounge')).toEqual(['6 sky-lounge']);
  });

  it.each(venueIds)('lead on from %s, never back to itself, each venue once', (venue) => {
    const ways = waysFrom(venue);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.map(({ to }) => to)).not.toContain(venue);
    expect(new Set(ways.map(({ to }) => to)).size).toBe(ways.length);
    for (const { yaw } of ways) expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
  });
});

describe('the nearest of some venues', () => {
  it('is the venue itself, then its hall, then the room with the fewest doors between', () => {
    expect(nearestOf('arena', ['skyline-stage', 'arena'])).toBe('arena');
    expect(nearestOf('nova-stage', ['liberty-stage', 'skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('skyline-floor', ['liberty-stage', 'sky-lounge', 'skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('horizon-skyline-double', ['skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('boardroom', ['skyline-stage', 'workshop'])).toBe('workshop');
    expect(nearestOf('sky-terrace', ['horizon-stage', 'sky-lounge'])).toBe('sky-lounge');
  });

  it('is found from everywhere, also where there is but one', () => {
    for (const venue of venueIds) expect(nearestOf(venue, ['skyline-stage'])).toBe('skyline-stage');
    expect(nearestOf('arena', [])).toBeUndefined();
  });
});
