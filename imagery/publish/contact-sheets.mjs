/**
 * Contact sheets for review: one image for each part of the site with all pictures of its built pages. Look for
 * inconsistent light, repeated motifs, missing people and pictures that look rendered.
 * npx nx build web && npm run imagery:contact-sheet [folder]
 * Writes <part>.jpg into the folder (default .data/imagery/sheets); a part is the first segment of a page's path.
 * people.jpg shows every published picture with people.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const site = path.join(root, 'dist/apps/web/client');
const pictures = path.join(root, 'apps/web/public/pictures');
const tile = { width: 480, height: 270, label: 26, gap: 6 };
const columns = 4;

/**
 * The pictures of each part of the site.
 * @param pages path of a page to its HTML
 * @returns part to the ids of its pictures, in the order of their first appearance
 */
export function picturesByPart(pages) {
  const parts = new Map();
  for (const [address, html] of Object.entries(pages)) {
    const part = address.split('/')[1] || 'home';
    const ids = parts.get(part) ?? new Set();
    for (const [, id] of html.matchAll(/\/pictures\/([a-z0-9-]+?)-\d+\.(?:avif|webp)/g)) ids.add(id);
    parts.set(part, ids);
  }
  return Object.fromEntries([...parts].filter(([, ids]) => ids.size).map(([part, ids]) => [part, [...ids]]));
}

/** @param shots entries of shots.json */
export const picturesWithPeople = (shots) =>
  shots.filter(({ id, people, size }) => people && size !== 'panorama' && existsSync(fileOf(id))).map(({ id }) => id);

const fileOf = (id) => path.join(pictures, `${id}-480.webp`);

async function pagesOf(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('index.html'));
  const entries = files.map(async (file) => [
    `/${path.dirname(file)}`.replace('/.', '/'),
    await readFile(path.join(folder, file), 'utf8'),
  ]);
  return Object.fromEntries((await Promise.all(entries)).sort(([one], [other]) => one.localeCompare(other)));
}

async function sheet(ids, file) {
  const step = { x: tile.width + tile.gap, y: tile.height + tile.label + tile.gap };
  const rows = Math.ceil(ids.length / columns);
  const layers = ids.map(async (id, index) => ({
    input: await picture(id),
    left: (index % columns) * step.x,
    top: Math.floor(index / columns) * step.y,
  }));
  await sharp({ create: { width: columns * step.x, height: rows * step.y, channels: 3, background: '#16161E' } })
    .composite(await Promise.all(layers))
    .jpeg({ quality: 86 })
    .toFile(file);
}

async function picture(id) {
  const { width, height, label } = tile;
  const text = `<svg width="${width}" height="${label}"><text x="6" y="18" font-family="sans-serif" font-size="14" fill="#F7F5F1">${id}</text></svg>`;
  const image = await sharp(fileOf(id)).resize(width, height, { fit: 'contain' }).toBuffer();
  return sharp({ create: { width, height: height + label, channels: 3, background: '#0A0A0F' } })
    .composite([
      { input: image, left: 0, top: 0 },
      { input: Buffer.from(text), left: 0, top: height },
    ])
    .png()
    .toBuffer();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(process.argv[2] ?? path.join(root, '.data/imagery/sheets'));
  await mkdir(folder, { recursive: true });
  const shots = JSON.parse(await readFile(path.join(root, 'imagery/shots.json'), 'utf8'));
  const sheets = { ...picturesByPart(await pagesOf(site)), people: picturesWithPeople(shots) };
  for (const [part, ids] of Object.entries(sheets)) {
    await sheet(ids, path.join(folder, `${part}.jpg`));
    console.log(`${part}: ${ids.length} pictures`);
  }
}
