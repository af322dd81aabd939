import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import cuts from '@mainstage/content/pictures/cuts.json';
import manifest from '@mainstage/content/pictures/manifest.json';
import short from '@mainstage/content/pictures/short.json';

const folder = path.resolve(import.meta.dirname, '../../apps/web/public/pictures');
const megabyte = 2 ** 20;

const cutPictures = Object.entries<number[]>(cuts).map(([id, widths]) => [`${id}-1x1`, { widths }] as const);
const all = [...Object.entries(manifest), ...cutPictures];

describe('the pictures', () => {
  it.each(Object.entries(manifest))('%s exists in both formats and every width', (id, { widths, width }) => {
    expect(widths).toEqual(expect.arrayContaining([480, 960]));
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
    const missing = widths
      .flatMap((each) => [`${each}.avif`, `${each}.webp`])
      .filter((end) => !existsSync(path.join(folder, `${id}-${end}`)));
    expect(missing).toEqual([]);
  });

  it('are listed in the manifest or the list of cuts and stay under 120 MB in total', () => {
    const files = readdirSync(folder);
    const named = new Set(
      all.flatMap(([base, { widths }]) =>
        widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]),
      ),
    );
    expect(files.filter((file) => !named.has(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(120 * megabyte);
  });

  it('are listed as too small only while they are', () => {
    const largest = new Map(all.map(([name, { widths }]) => [name, Math.max(...widths)]));
    const enough = Object.entries<number>(short).filter(
      ([name, needed]) => needed <= (largest.get(name) ?? Infinity) * 1.1,
    );
    expect(enough).toEqual([]);
  });

  it('the pictures differ from each other', () => {
    const described = Object.values(manifest).map(({ alt }) => alt);
    expect(new Set(described).size).toBe(described.length);
  });
});
