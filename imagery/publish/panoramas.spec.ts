import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import manifest from '@mainstage/content/panoramas/manifest.json';
import { type Panorama, panoramaStills } from '@mainstage/content/panoramas/panorama';
import { madeOf } from '@mainstage/content/venues/relations';
import { routesFrom } from '@mainstage/venues/plan/routes';
import { isVenueId, venueIds } from '@mainstage/venues/facts/ids';
import shots from '../shots.json';

const folder = path.resolve(import.meta.dirname, '../../apps/web/public/panoramas');
/** The small size stays under 300 kB, the large one under 700 kB. */
const limits = { 2048: 300_000, 4096: 700_000 };

describe('the panoramas', () => {
  it('the panoramas belong to one venue each', () => {
    const venues = manifest.map(({ venue }) => venue);
    expect(venues.filter((venue) => !isVenueId(venue))).toEqual([]);
    expect(new Set(venues).size).toBe(venues.length);
  });

  it.each(manifest)('$id has two sizes and a still below the size limits', (view) => {
    const { id, alt } = view;
    expect(alt.length).toBeGreaterThan(30);
    for (const [width, limit] of Object.entries(limits)) {
      const file = path.join(folder, `${id}-${width}.jpg`);
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThan(limit);
    }
    for (const [, file] of panoramaStills(view as Panorama).matchAll(/\/panoramas\/(\S+)/g))
      expect(statSync(path.join(folder, file!)).size).toBeLessThan(60_000);
  });

  it('the panoramas exist for every room and for no joined rooms', () => {
    const built = shots.filter(({ size }) => size === 'panorama').map(({ id }) => id.replace(/-panorama$/, ''));
    expect(built.toSorted()).toEqual(venueIds.filter((id) => madeOf(id).length === 0).toSorted());
  });

  it('have doors in the directions of the floor plan', () => {
    const scene = readFileSync(path.resolve(import.meta.dirname, '../scenes/all_round.py'), 'utf8');
    const drawn = [...scene.matchAll(/^ {4}"([\w-]+)": view\(.*doors=\(([-\d, ]+)\)/gm)];
    expect(drawn.length).toBeGreaterThan(5);
    for (const [, venue, doors] of drawn) {
      const drawnAt = doors!.split(',').filter((each) => each.trim());
      expect([venue, isVenueId(venue!) && [...new Set(routesFrom(venue).map(({ yaw }) => yaw))]]).toEqual([
        venue,
        drawnAt.map(Number),
      ]);
    }
  });
});
