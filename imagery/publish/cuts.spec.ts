import { existsSync } from 'node:fs';
import path from 'node:path';
import cuts from '@mainstage/content/pictures/cuts.json';
import { cutOf } from '@mainstage/content/pictures/cuts';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { squareOf } from './cuts.mjs';

describe('a cut', () => {
  it('is as large as the frame allows, with the focus in its middle', () => {
    expect(squareOf(2400, 1350, [0.5, 0.5])).toEqual({ left: 525, top: 0, width: 1350, height: 1350 });
  });

  it('ends at the edge of the frame', () => {
    expect(squareOf(1600, 900, [0.95, 0.2])).toEqual({ left: 700, top: 0, width: 900, height: 900 });
    expect(squareOf(900, 1600, [0.5, 0])).toEqual({ left: 0, top: 0, width: 900, height: 900 });
  });

  it('lies on disk in both formats wherever the list names one', () => {
    const folder = path.resolve(import.meta.dirname, '../../apps/web/public');
    const files = (Object.keys(cuts) as PictureId[]).flatMap((id) => {
      const { base, widths } = cutOf(id)!;
      return widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]);
    });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });
});
