import type { PictureId } from '@mainstage/content/pictures/pictures';
import { shareSize } from '@mainstage/content/pictures/share';
import { brand } from '@mainstage/content/site/brand';
import { textPath } from '@mainstage/pdf/fonts/text-path';
import type { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { ink, printColours, signal } from '@mainstage/pdf/style';

const { width, height } = shareSize;

/** The logo in the lower left corner on a dark gradient. */
const mark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="dark" x1="0" y1="1" x2="0" y2="0">
    <stop stop-color="${ink}" stop-opacity=".72"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/>
  </linearGradient></defs>
  <rect y="${height - 210}" width="${width}" height="210" fill="url(#dark)"/>
  <g transform="translate(56 540) scale(1.5)"><path d="M0 0h18v6H0zM0 18h26v6H0z" fill="${printColours}"/><path d="M0 9h22v6H0z" fill="${signal}"/></g>
  ${textPath(brand.name, { x: 112, y: 570, size: 36, fill: printColours })}
</svg>`);

/** The share picture of a page. @returns a JPEG */
export async function sharePicture(id: PictureId, store: PictureStore): Promise<Buffer> {
  const picture = await store.around(id, shareSize);
  return picture
    .composite([{ input: mark }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
