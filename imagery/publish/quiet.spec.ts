import path from 'node:path';
import manifest from '@mainstage/content/pictures/manifest.json';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { quietOf } from '@mainstage/content/pictures/quiet';
import { quietIn, quietOf as quietOfFile } from './quiet.mjs';

const width = 20;
/** A frame of 20 by 10 cells, bright except for a dark rectangle. */
const frame = (x: number, y: number, w: number, h: number) =>
  Array.from({ length: width * 10 }, (_, cell) => {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    return column >= x && column < x + w && row >= y && row < y + h ? 0.02 : 0.9;
  });

describe('the quiet rectangle', () => {
  it('is the dark part of the frame', () => {
    expect(quietIn(frame(2, 4, 8, 5), width)).toEqual({ x: 0.1, y: 0.4, width: 0.4, height: 0.5, dark: 0.2 });
  });

  it('keeps clear of a single bright cell', () => {
    const cells = frame(0, 0, 20, 10);
    cells[5 * width + 4] = 0.9;
    expect(quietIn(cells, width)).toEqual(expect.objectContaining({ x: 0.25, width: 0.75, y: 0, height: 1 }));
  });

  it('is null if no heading fits', () => {
    expect(quietIn(frame(2, 2, 4, 8), width)).toBeNull();
  });

  it('has a contrast of at least 4.5 to 1 for white text', () => {
    expect(quietIn(new Array(200).fill(0.1833), width)).toEqual(expect.objectContaining({ dark: 1 }));
    expect(quietIn(new Array(200).fill(0.1834), width)).toBeNull();
  });
});

describe('the published pictures', () => {
  const ids = Object.keys(manifest) as PictureId[];
  it.each(ids.filter((_, index) => index % 12 === 0))('%s has its quiet rectangle as it is now', async (id) => {
    const file = path.resolve(import.meta.dirname, `../../apps/web/public/pictures/${id}-960.webp`);
    expect(quietOf(id) ?? null).toEqual(await quietOfFile(file));
  });
});
