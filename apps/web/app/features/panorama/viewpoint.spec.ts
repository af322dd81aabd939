import type { Panorama } from '@mainstage/content/panoramas/panorama';
import { hasView, panoramas, viewsOf } from '@mainstage/content/panoramas/panoramas';
import { madeOf } from '@mainstage/content/venues/relations';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { isVenueId, venueIds } from '@mainstage/venues/facts/ids';
import { seenOnFloors, seenVenues } from './all-views';
import { marksOf, roomsIn, settingsSeen, viewpointOf, viewPath } from './viewpoint';

const view = (venue: VenueId): Panorama => ({ id: venue, venue, alt: venue, initialYaw: 0 });
const three = [view('skyline-stage'), view('liberty-stage'), view('sky-lounge')];

describe('where a visitor stands', () => {
  it('the viewpoint is the room that was requested', () => {
    expect(viewpointOf('sky-lounge', null, three)).toEqual({ panorama: three[2] });
  });

  it('the viewpoint is the nearest one where that room has no view, and says which is missing', () => {
    const near = (venue: VenueId) => viewpointOf(venue, null, three);
    expect(near('sky-terrace')).toEqual({ panorama: expect.anything(), missing: 'sky-terrace' });
    expect(near('workshop')).toMatchObject({ panorama: { venue: 'liberty-stage' }, missing: 'workshop' });
    expect(near('nova-stage')).toMatchObject({ panorama: { venue: 'skyline-stage' } });
  });

  it('the viewpoint is the first view where nothing known was requested', () => {
    for (const requested of [null, '', 'glass-pavilion'])
      expect(viewpointOf(requested, null, three)).toEqual({ panorama: three[0] });
  });

  it('the viewpoint is a room of those that are hired as one: the first, or the requested one', () => {
    const double = 'skyline-liberty-double';
    expect(viewpointOf(double, null, three)).toEqual({ panorama: three[0], joined: double });
    expect(viewpointOf(double, 'liberty-stage', three)).toEqual({ panorama: three[1], joined: double });
    expect(viewpointOf(double, 'sky-lounge', three)).toEqual({ panorama: three[0], joined: double });
    expect(viewpointOf('horizon-liberty-double', null, three)).toMatchObject({ panorama: three[1] });
  });
});

describe('the rooms of a venue that joins several', () => {
  it.each(venueIds.filter((id) => madeOf(id).length > 0))('can be gone through in %s', (venue) => {
    const viewpoint = viewpointOf(venue);
    expect(viewpoint.joined).toBe(venue);
    const rooms = roomsIn(viewpoint);
    expect(rooms.map(({ name }) => name)).toEqual(madeOf(venue).map(({ name }) => name));
    expect(rooms.filter(({ path }) => path === viewPath(viewpoint.panorama.venue, venue))).toHaveLength(1);
    for (const { path, hasView: seen } of rooms.filter(({ path }) => path)) {
      const query = new URLSearchParams(path!.split('?')[1]);
      if (!seen) expect(path).toMatch(/^\/venues\//);
      else expect(viewpointOf(query.get('venue'), query.get('room')).panorama.venue).toBe(query.get('room'));
    }
  });

  it('joined venue stay together through a door or lift, and are left for other rooms', () => {
    expect(viewPath('sky-terrace', 'skyline-floor')).toBe('/360-view?venue=skyline-floor&room=sky-terrace');
    expect(viewPath('liberty-stage', 'skyline-floor')).toBe('/360-view?venue=liberty-stage');
  });

  it('a single room has no list of rooms to go through', () => {
    expect(roomsIn(viewpointOf('arena'))).toEqual([]);
  });
});

describe('the ways on from a view', () => {
  it('lead into views where there are some, and to pages elsewhere', () => {
    const marks = marksOf(three[0]!, three);
    expect(marks.find(({ to }) => to === 'sky-lounge')).toMatchObject({ hasView: true, through: 'door' });
    expect(marks.find(({ to }) => to === 'sky-terrace')).toMatchObject({ hasView: false });
  });

  it('the ways on by lift lead to what can be seen on other floors, and nowhere where that is nothing', () => {
    const lifts = marksOf(three[0]!, three).filter(({ through }) => through === 'lift');
    expect(lifts).toEqual([expect.objectContaining({ to: 'liberty-stage', floor: 5, hasView: true })]);
    const workshop = [...three, view('workshop')].filter(({ venue }) => venue !== 'liberty-stage');
    expect(marksOf(three[0]!, workshop)).toContainEqual(expect.objectContaining({ to: 'workshop', through: 'lift' }));
  });

  it('name the other settings of the hall that can be seen', () => {
    expect(settingsSeen(view('nova-stage'), three)).toEqual(['skyline-stage']);
    expect(settingsSeen(view('skyline-stage'), three)).toEqual([]);
  });
});

describe('every venue', () => {
  it('every venue that joins rooms is seen in their views, with none of its own', () => {
    for (const venue of venueIds.filter((id) => madeOf(id).length > 0)) {
      expect(panoramas.some((each) => each.venue === venue)).toBe(false);
      expect(viewsOf(venue).map((each) => each.venue)).toEqual(
        madeOf(venue).flatMap(({ room }) => panoramas.filter((each) => each.venue === room).map(() => room)),
      );
      expect(hasView(venue)).toBe(true);
    }
  });

  it('every visible view is in the list once, floor by floor', () => {
    const listed = seenOnFloors('Several floors').flatMap(({ rooms }) => rooms);
    expect(listed.map(({ path }) => path).toSorted()).toEqual(seenVenues.map((id) => viewPath(id)).toSorted());
    const order = seenOnFloors('Several floors').map(({ floor }) => floor);
    expect(order).toEqual([...order].sort((one, other) => (other ?? 0) - (one ?? 0)));
  });
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
