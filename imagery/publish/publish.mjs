/**
 * Publishes reviewed pictures: AVIF and WebP in every width that the original allows, a blurred placeholder, the entry
 * in the manifest of the pages, existing cuts, and the quiet part. Other entries are not changed.
 * node imagery/publish/publish.mjs <picture id>...
 * node imagery/publish/publish.mjs --panoramas <picture id>...
 * Originals are the PNG files of the work folder (IMAGERY_WORK, default .data/imagery); their descriptions and focus
 * points are in shots.json.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cutAlready, writeCuts } from './cuts.mjs';
import { writeQuiet } from './quiet.mjs';
import { forgetShort } from './short.mjs';

const tool = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(tool, '..');
const work = process.env.IMAGERY_WORK ?? path.join(root, '.data/imagery');
const [originals, logs] = [path.join(work, 'png'), path.join(work, 'logs')];
const madeList = path.join(tool, 'made.json');
const pictureFolder = path.join(root, 'apps/web/public/pictures');
const panoramaFolder = path.join(root, 'apps/web/public/panoramas');
const pictureList = path.join(root, 'libs/content/src/pictures/manifest.json');
const placeholderList = path.join(root, 'libs/content/src/pictures/placeholders.json');
const panoramaList = path.join(root, 'libs/content/src/panoramas/manifest.json');

/** Widths of the srcset below a picture's own width; a width slightly below that would add bytes without benefit. */
const steps = [480, 960, 1600, 2400];
const apart = 1.25;
/**
 * A picture wider than any frame in CSS pixels is shown at half its size, so its errors are less visible: it must not
 * be larger than before.
 */
const quality = (width) => (width > 2000 ? { avif: 52, webp: 72 } : { avif: 62, webp: 82 });
/** Small and large file of a panorama, with the JPEG quality that keeps them under 300 and 700 kB. */
const panoramaSizes = { 2048: 76, 4096: 70 };
/** Widths of the square middle that a phone in portrait shows first, with AVIF quality. */
const stillSizes = { 960: 50, 1280: 50 };

const [flag, ...rest] = process.argv.slice(2);
const panoramas = flag === '--panoramas';
const ids = panoramas ? rest : process.argv.slice(2);
if (!ids.length) {
  console.error('Say which pictures: node imagery/publish/publish.mjs <picture id>...');
  process.exit(1);
}

const shots = await readJson(path.join(tool, 'shots.json'));
for (const id of ids) {
  const shot = shots.find((each) => each.id === id);
  if (!shot) throw new Error(`shots.json has no picture ${id}`);
  await (panoramas ? takePanorama(shot) : takePicture(shot));
  await remember(id);
  console.log(id);
}
if (!panoramas) {
  await writeCuts(await cutAlready(ids));
  await forgetShort();
  await writeQuiet(ids);
}

async function takePicture({ id, alt, focus }) {
  await mkdir(pictureFolder, { recursive: true });
  const original = sharp(path.join(originals, `${id}.png`));
  const { width, height } = await original.metadata();
  const widths = [...steps.filter((step) => step * apart <= width), width];
  await clear(id);
  for (const target of widths) {
    const resized = original.clone().resize({ width: target });
    const name = path.join(pictureFolder, `${id}-${target}`);
    const { avif, webp } = quality(target);
    await resized.clone().avif({ quality: avif, effort: 4 }).toFile(`${name}.avif`);
    await resized.clone().webp({ quality: webp, effort: 5 }).toFile(`${name}.webp`);
  }
  const tiny = await original.clone().resize({ width: 20 }).blur(0.8).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  const manifest = await readJson(pictureList);
  manifest[id] = { width, height, alt, focus, widths };
  await writeJson(pictureList, sorted(manifest));
  await writeJson(placeholderList, sorted({ ...(await readJson(placeholderList)), [id]: placeholder }));
}

/** Stores the inputs of the picture, so that `imagery.py --changed` knows when it must be made again. */
async function remember(id) {
  const stamp = await readFile(path.join(logs, `${id}.stamp`), 'utf8').catch(() => undefined);
  if (!stamp) return;
  const made = await readJson(madeList);
  await writeJson(madeList, sorted({ ...made, [id]: stamp }));
}

/** Deletes a picture's files, because a larger version has other widths. */
async function clear(id) {
  const own = new RegExp(`^${id}-\\d+\\.(avif|webp)$`);
  const files = (await readdir(pictureFolder)).filter((file) => own.test(file));
  await Promise.all(files.map((file) => rm(path.join(pictureFolder, file))));
}

/** A panorama's id is its venue's id and a suffix. */
async function takePanorama({ id, alt, yaw = 0 }) {
  await mkdir(panoramaFolder, { recursive: true });
  const venue = id.replace(/-panorama$/, '');
  const original = path.join(originals, `${id}.png`);
  const { width: around, height: high } = await sharp(original).metadata();
  for (const [width, quality] of Object.entries(stillSizes))
    await sharp(original)
      .extract({ left: Math.round((around - high) / 2), top: 0, width: high, height: high })
      .resize({ width: Number(width) })
      .avif({ quality, effort: 4 })
      .toFile(path.join(panoramaFolder, `${venue}-still-${width}.avif`));
  for (const [width, quality] of Object.entries(panoramaSizes)) {
    await sharp(original)
      .resize({ width: Number(width) })
      .jpeg({ quality, mozjpeg: true })
      .toFile(path.join(panoramaFolder, `${venue}-${width}.jpg`));
  }
  const entry = { id: venue, venue, alt, initialYaw: yaw };
  const list = await readJson(panoramaList);
  // A panorama that is published again keeps its position: the tour begins with the first of the list.
  const known = list.findIndex((each) => each.id === venue);
  await writeJson(panoramaList, known < 0 ? [...list, entry] : list.with(known, entry));
}

function sorted(entries) {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other)));
}

async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

function writeJson(file, content) {
  return writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
