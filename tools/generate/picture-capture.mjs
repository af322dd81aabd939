import { join } from 'node:path';
import sharp from 'sharp';
import { say, Trouble } from '../lib/workspace.mjs';

const MOST_BYTES = 60_000;

/**
 * Takes a screenshot that is small enough for documents.
 * @param {import('@playwright/test').Page} page
 * @param {{ folder: string, name: string, width?: number }} picture width in px
 * @throws Trouble if it exceeds 60 kB
 */
export async function capture(page, { folder, name, width = 960 }) {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  for (const quality of [80, 70, 60, 50]) {
    const picture = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length > MOST_BYTES) continue;
    await sharp(picture).toFile(join(folder, `${name}.webp`));
    return say(`${name}.webp, ${Math.round(picture.length / 1000)} kB`);
  }
  throw new Trouble(`${name} is larger than ${MOST_BYTES / 1000} kB.`);
}
