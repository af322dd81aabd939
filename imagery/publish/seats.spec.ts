import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { venueCatalog, type RoomId } from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';

interface Shot {
  id: string;
  scene: string;
  view: string;
  people?: string;
  /** Number of chairs that the scene must contain. */
  guests?: number;
}

const shots = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../shots.json'), 'utf8')) as Shot[];
const shotOf = (image: string) => shots.find(({ id }) => id === image)!;

/** Views `<camera>.<set-up>` of one scene have the same camera and light. */
const cameraOf = (image: string): string => {
  const { scene, view } = shotOf(image);
  return `${scene} ${view.split('.')[0]}`;
};

/** Rooms whose set-ups do not have a common camera yet, with the reason. */
const fromSeveral: Partial<Record<VenueId, string>> = {
  arena: 'Its rings are built in: what differs is who speaks, and that is seen from the seats.',
  'sky-lounge': 'The reception happens at the bar and the talk at the windows, at two ends of the room.',
  'sky-terrace': 'Its set-ups belong to two hours: the grill by day, the fire table after dark.',
  'skyline-studio': 'One set-up is seen by the crew, the other by the guests behind the cameras.',
  'liberty-studio': 'One set-up is seen by the crew, the other by the guests beside the set.',
  'horizon-studio': 'One set-up is seen by the crew, the other by the guests in the gallery.',
};

const rooms = venueIds.filter((id): id is VenueId & RoomId => venueCatalog[id].kind === 'room');

describe.each(rooms.filter((id) => !(id in fromSeveral)))('the set-ups of %s', (id) => {
  const images = setUpsOf(id).map(({ image }) => image);

  it('the set-ups of a room have one camera and distinct pictures', () => {
    expect(new Set(images.map(cameraOf)).size).toBe(1);
    expect(new Set(images.map((image) => shotOf(image).view)).size).toBe(images.length);
  });

  it('the set-ups of a room show no people, like the plan', () => {
    expect(images.filter((image) => shotOf(image).people)).toEqual([]);
  });

  // Rendering counts the chairs of the scene and fails if the number is wrong (build.py). Benches and standing guests
  // are not counted.
  it('the set-ups of a room have a chair for each guest that the room states', () => {
    for (const { layout, guests, image } of setUpsOf(id)) {
      const counted = shotOf(image).guests ?? (layout === 'standing' || !layout ? guests : undefined);
      expect([image, counted]).toEqual([image, guests]);
    }
  });
});

describe('a room seen from several places', () => {
  it.each(Object.entries(fromSeveral))('%s says why, and only for as long as it is so', (id, why) => {
    expect(why).toMatch(/^[A-Z].{20,}\.$/);
    const cameras = setUpsOf(id as VenueId).map(({ image }) => cameraOf(image));
    expect(new Set(cameras).size).toBeGreaterThan(1);
  });
});
