import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import manifest from '@mainstage/content/pictures/manifest.json';

const folder = path.resolve(import.meta.dirname, '../../../apps/web/public/pictures');
const megabyte = 2 ** 20;

describe('the pictures', () => {
  it.each(Object.entries(manifest))('%s lies ready in both formats and in every width', (id, { widths, width }) => {
    expect(widths).toEqual(expect.arrayContaining([480, 960]));
    expect(Math.max(...widths)).toBeLessThanOrEqual(width);
    const missing = widths
      .flatMap((each) => [`${each}.avif`, `${each}.webp`])
      .filter((end) => !existsSync(path.join(folder, `${id}-${end}`)));
    expect(missing).toEqual([]);
  });

  it('are no more than the manifest names, and stay under 120 MB together', () => {
    const files = readdirSync(folder);
    const named = new Set(
      Object.entries(manifest).flatMap(([id, { widths }]) =>
        widths.flatMap((width) => [`${id}-${width}.avif`, `${id}-${width}.webp`]),
      ),
    );
    expect(files.filter((file) => !named.has(file))).toEqual([]);
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(120 * megabyte);
  });

  it('each show something else', () => {
    const described = Object.values(manifest).map(({ alt }) => alt);
    expect(new Set(described).size).toBe(described.length);
  });
});
