import { existsSync } from 'node:fs';
import path from 'node:path';
import cuts from '@mainstage/content/pictures/cuts.json';
import { cutOf as cutFor } from '@mainstage/content/pictures/cuts';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import { cutOf } from './cuts.mjs';

describe('a cut', () => {
  it('is as large as the frame allows, with the focus in its middle', () => {
    expect(cutOf(2400, 1350, [0.5, 0.5], 4 / 5)).toEqual({ left: 660, top: 0, width: 1080, height: 1350 });
  });

  it('ends at the edge of the frame', () => {
    expect(cutOf(1600, 900, [0.95, 0.2], 1)).toEqual({ left: 700, top: 0, width: 900, height: 900 });
    expect(cutOf(900, 1600, [0.5, 0], 1)).toEqual({ left: 0, top: 0, width: 900, height: 900 });
  });

  it('lies on disk in both formats wherever the list names one', () => {
    const folder = path.resolve(import.meta.dirname, '../../apps/web/public');
    const files = (Object.keys(cuts) as PictureId[]).flatMap((id) =>
      (['4x5', '1x1'] as const).flatMap((ratio) => {
        const { base, widths } = cutFor(id, ratio)!;
        return widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]);
      }),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });
});
