/**
 * Makes the site's pictures from originals: AVIF and WebP in every width the original has, a blurred placeholder for
 * each, and the manifest that the pages read. Films and their poster are copied as they are.
 *
 *   node tools/pictures/make-pictures.mjs <folder with the originals and their manifest.json>
 *
 * The folder's manifest.json lists `{ file, alt }`; which point of a picture must stay in view when it is cropped
 * stands in focal-points.json beside this script.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const pictureFolder = path.join(root, 'apps/web/public/pictures');
const filmFolder = path.join(root, 'apps/web/public/film');
const manifestFile = path.join(root, 'libs/content/src/pictures/manifest.json');

const widths = [480, 960, 1600, 2400];
const film = /^hero-loop/;

const source = process.argv[2];
if (!source) {
  console.error('Say where the originals are: node tools/pictures/make-pictures.mjs <folder>');
  process.exit(1);
}

const originals = JSON.parse(await readFile(path.join(source, 'manifest.json'), 'utf8'));
const focalPoints = JSON.parse(await readFile(path.join(here, 'focal-points.json'), 'utf8'));
await Promise.all(
  [pictureFolder, filmFolder, path.dirname(manifestFile)].map((dir) => mkdir(dir, { recursive: true })),
);

const manifest = {};
for (const { file, alt } of originals) {
  if (film.test(file)) {
    await cp(path.join(source, file), path.join(filmFolder, file));
    continue;
  }
  const id = path.parse(file).name;
  manifest[id] = await makePicture(path.join(source, file), id, alt);
  console.log(`${id}: ${manifest[id].widths.join(', ')}`);
}
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);

async function makePicture(file, id, alt) {
  const original = sharp(file);
  const { width, height } = await original.metadata();
  const made = widths.filter((candidate) => candidate <= width);
  for (const target of made) {
    const resized = original.clone().resize({ width: target });
    const name = path.join(pictureFolder, `${id}-${target}`);
    await resized.clone().avif({ quality: 62, effort: 5 }).toFile(`${name}.avif`);
    await resized.clone().webp({ quality: 82, effort: 5 }).toFile(`${name}.webp`);
  }
  const tiny = await original.clone().resize({ width: 20 }).blur(0.8).webp({ quality: 40 }).toBuffer();
  return {
    width,
    height,
    alt,
    focus: focalPoints[id] ?? [0.5, 0.5],
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    widths: made,
  };
}
