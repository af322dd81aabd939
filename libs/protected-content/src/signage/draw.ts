import { join } from 'node:path';
import { pictureOf } from '@mainstage/content/pictures/pictures';
import sharp from 'sharp';
import { screens } from './screens';

/**
 * Draws the pictures of the signage chapter.
 * @param pictures folder of the site's pictures, used as backgrounds
 * @returns name and WebP of each
 */
export function drawSignage(pictures: string): Promise<(readonly [name: string, webp: Buffer])[]> {
  return Promise.all(
    Object.entries(screens).map(async ([name, { behind, svg }]) => {
      const largest = Math.max(...pictureOf(behind).widths.filter((width) => width <= 1600));
      const room = await sharp(join(pictures, `${behind}-${largest}.webp`))
        .resize(1600, 1000, { fit: 'cover' })
        .blur(14)
        .modulate({ brightness: 0.55 })
        .toBuffer();
      const drawn = sharp(room).composite([{ input: Buffer.from(svg) }]);
      return [name, await drawn.webp({ quality: 82 }).toBuffer()] as const;
    }),
  );
}
