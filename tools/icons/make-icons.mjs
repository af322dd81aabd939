/**
 * Draws the site's icon in the sizes that home screens want, from apps/web/public/icon.svg.
 *   node tools/icons/make-icons.mjs
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../../apps/web/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
/** A home screen cuts its own corners: the ground reaches the edge, the mark keeps away from it. */
const squared = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="4"', '<rect x="-4" y="-4" width="40" height="40"');

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
for (const [file, size] of Object.entries(icons))
  await sharp(Buffer.from(squared), { density: 72 * 16 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(file, folder)));
