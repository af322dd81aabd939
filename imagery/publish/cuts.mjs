/**
 * Square cuts of published pictures, around the focus point, for narrow screens.
 * node imagery/publish/cuts.mjs <picture id>...
 * Cut from the original if the work folder has it, otherwise from the widest published file. The list of cuts is
 * libs/content/src/pictures/cuts.json: picture to widths.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { forgetShort } from './short.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const originals = path.join(process.env.IMAGERY_WORK ?? path.join(root, '.data/imagery'), 'png');
const pictures = path.join(root, 'apps/web/public/pictures');
const manifestFile = path.join(root, 'libs/content/src/pictures/manifest.json');
const cutsFile = path.join(root, 'libs/content/src/pictures/cuts.json');

/** 780 px is the width of a phone of 390 px at a pixel ratio of 2, and of one of 412 px at 1.75, nearly. */
const steps = [480, 780, 960];
/** Lower than for wide pictures: phone pixels are half as large. A third smaller without visible difference. */
const quality = { avif: 50, webp: 82 };

/**
 * The largest square of a picture, centred as close to the focus as possible.
 * @param focus x and y as fractions of the picture
 * @returns left, top, width and height in whole pixels
 */
export function squareOf(width, height, [x, y]) {
  const side = Math.min(width, height);
  const start = (middle, all) => Math.round(Math.min(Math.max(middle * all - side / 2, 0), all - side));
  return { left: start(x, width), top: start(y, height), width: side, height: side };
}

async function cut(id, { focus, widths }) {
  const original = path.join(originals, `${id}.png`);
  const source = existsSync(original) ? original : path.join(pictures, `${id}-${Math.max(...widths)}.webp`);
  const { width, height } = await sharp(source).metadata();
  const old = (await readdir(pictures)).filter((file) => new RegExp(`^${id}-\\dx\\d-\\d+\\.(avif|webp)$`).test(file));
  await Promise.all(old.map((file) => rm(path.join(pictures, file))));
  const part = squareOf(width, height, focus);
  const made = [...new Set([...steps.filter((step) => step <= part.width), Math.min(part.width, steps.at(-1))])];
  for (const target of made) {
    const file = path.join(pictures, `${id}-1x1-${target}`);
    const image = sharp(source).extract(part).resize({ width: target });
    await image.clone().avif({ quality: quality.avif, effort: 4 }).toFile(`${file}.avif`);
    await image.clone().webp({ quality: quality.webp, effort: 5 }).toFile(`${file}.webp`);
  }
  return made;
}

const onOneLine = (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']');

/** Cuts these published pictures; existing cuts are replaced. */
export async function writeCuts(ids) {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  for (const id of ids) {
    if (!(id in manifest)) throw new Error(`there is no published picture ${id}`);
    const cuts = JSON.parse(await readFile(cutsFile, 'utf8'));
    cuts[id] = await cut(id, manifest[id]);
    const sorted = Object.entries(cuts).sort(([one], [other]) => one.localeCompare(other));
    const text = JSON.stringify(Object.fromEntries(sorted), null, 2).replace(/\[[^\]]*\]/g, onOneLine);
    await writeFile(cutsFile, `${text}\n`);
  }
}

export async function cutAlready(ids) {
  const cuts = JSON.parse(await readFile(cutsFile, 'utf8'));
  return ids.filter((id) => id in cuts);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeCuts(process.argv.slice(2));
  await forgetShort();
}
