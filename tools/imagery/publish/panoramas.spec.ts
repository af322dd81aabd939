import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import manifest from '@mainstage/content/panoramas/manifest.json';
import { isVenueId } from '@mainstage/house/ids';

const folder = path.resolve(import.meta.dirname, '../../../apps/web/public/panoramas');
/** The first look stays under 300 kB, the sharp one under 700 kB. */
const limits = { 2048: 300_000, 4096: 700_000 };

describe('the panoramas', () => {
  it('stand for a venue each, none twice', () => {
    const venues = manifest.map(({ venue }) => venue);
    expect(venues.filter((venue) => !isVenueId(venue))).toEqual([]);
    expect(new Set(venues).size).toBe(venues.length);
  });

  it.each(manifest)('$id has both looks, light enough', ({ id, alt }) => {
    expect(alt.length).toBeGreaterThan(30);
    for (const [width, limit] of Object.entries(limits)) {
      const file = path.join(folder, `${id}-${width}.jpg`);
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThan(limit);
    }
  });
});
