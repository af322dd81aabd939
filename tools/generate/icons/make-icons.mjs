/**
 * Renders the site's icon in the sizes of home screens, and as favicon.ico, from apps/web/public/icon.svg.
 * node tools/generate/icons/make-icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../../../apps/web/public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Home screens round the corners themselves: the ground is full-bleed, the mark keeps a margin. */
const squared = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="4"', '<rect x="-4" y="-4" width="40" height="40"');

/** An ICO file: header, one entry, the picture as PNG. */
function iconFile(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const small = 32;
const png = await sharp(Buffer.from(drawing), { density: 72 * 4 })
  .resize(small, small)
  .png()
  .toBuffer();
writeFileSync(new URL('favicon.ico', folder), iconFile(png, small));

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
for (const [file, size] of Object.entries(icons))
  await sharp(Buffer.from(squared), { density: 72 * 16 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(fileURLToPath(new URL(file, folder)));
