import type { Panorama } from '@mainstage/content/panoramas/panoramas';
import { panoramas } from '@mainstage/content/panoramas/panoramas';
import type { VenueId } from '@mainstage/house/ids';
import { isVenueId } from '@mainstage/house/ids';
import { marksOf, standingIn } from './standing';

const view = (venue: VenueId): Panorama => ({ id: venue, venue, alt: venue, initialYaw: 0 });
const three = [view('skyline-stage'), view('liberty-stage'), view('sky-lounge')];

describe('where a visitor stands', () => {
  it('is the room that was asked for', () => {
    expect(standingIn('sky-lounge', three)).toEqual({ panorama: three[2] });
  });

  it('is the nearest where that room has no view, and says which is missing', () => {
    expect(standingIn('sky-terrace', three)).toEqual({ panorama: expect.anything(), missing: 'sky-terrace' });
    expect(standingIn('workshop', three)).toMatchObject({ panorama: { venue: 'liberty-stage' }, missing: 'workshop' });
    expect(standingIn('nova-stage', three)).toMatchObject({ panorama: { venue: 'skyline-stage' } });
  });

  it('is the first view where nothing that is known was asked for', () => {
    for (const asked of [null, '', 'glass-pavilion']) expect(standingIn(asked, three)).toEqual({ panorama: three[0] });
  });
});

describe('the marks in a view', () => {
  it('lead into views where there are some and to pages elsewhere', () => {
    const marks = marksOf(three[0]!, three);
    expect(marks.find(({ to }) => to === 'sky-lounge')).toMatchObject({ hasView: true, through: 'door' });
    expect(marks.find(({ to }) => to === 'sky-terrace')).toMatchObject({ hasView: false });
  });
});

it('marks of one door stand one above the other', () => {
  const doors = panoramas.map((panorama) => marksOf(panorama).map(({ yaw, above }) => `${Math.round(yaw)} ${above}`));
  expect(doors.some((door) => door.some((mark) => mark.endsWith(' 1')))).toBe(true);
  for (const door of doors) expect(new Set(door).size).toBe(door.length);
});

describe('the list of views', () => {
  it('names venues that there are, each once, with words for those who do not see them', () => {
    expect(panoramas.length).toBeGreaterThan(0);
    expect(new Set(panoramas.map(({ venue }) => venue)).size).toBe(panoramas.length);
    for (const { venue, alt, initialYaw } of panoramas) {
      expect(isVenueId(venue)).toBe(true);
      expect(alt.length).toBeGreaterThan(20);
      expect(Math.abs(initialYaw)).toBeLessThanOrEqual(360);
    }
  });
});
