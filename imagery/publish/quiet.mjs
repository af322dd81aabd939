/**
 * The quiet part of a picture: the largest rectangle with enough contrast for white text without an overlay.
 * node imagery/publish/quiet.mjs # of every published picture, into libs/content/src/pictures/quiet.json
 * The visible part is divided into cells of a 64th of the width: a cell is dark if white on its brightest part has a
 * contrast of at least 4.5 to 1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const pictures = path.join(root, 'apps/web/public/pictures');
const manifestFile = path.join(root, 'libs/content/src/pictures/manifest.json');
const quietFile = path.join(root, 'libs/content/src/pictures/quiet.json');

const columns = 64;
/** Relative luminance on which white has a contrast of 4.5 (WCAG 2.2): (1 + .05) / (l + .05) = 4.5. */
const darkest = 1.05 / 4.5 - 0.05;
/** Minimum size for a heading, as fractions of the frame. */
const least = { width: 0.24, height: 0.18 };

/**
 * The quiet rectangle of a map of cells.
 * @param cells relative luminance (0 to 1) of each cell's brightest part, row by row
 * @param width cells in a row
 * @returns x, y, width and height as fractions of the frame and `dark`, the fraction of the frame that is dark
 * anywhere; null if no rectangle is large enough for text
 */
export function quietIn(cells, width) {
  const height = cells.length / width;
  const isDark = (x, y) => cells[y * width + x] <= darkest;
  const above = new Array(width).fill(0);
  let best = { worth: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) above[x] = isDark(x, y) ? above[x] + 1 : 0;
    for (let left = 0; left < width; left++) {
      let high = above[left];
      for (let right = left; right < width && high > 0; right++) {
        high = Math.min(high, above[right]);
        const [w, h] = [right - left + 1, high];
        if (w < least.width * width || h < least.height * height) continue;
        const worth = worthOf(w / width, h / height);
        if (worth <= best.worth) continue;
        best = { worth, x: left / width, y: (y - h + 1) / height, width: w / width, height: h / height };
      }
    }
  }
  if (!best.worth) return null;
  const { worth: _worth, ...rectangle } = best;
  const dark = cells.filter((cell) => cell <= darkest).length / cells.length;
  return Object.fromEntries(Object.entries({ ...rectangle, dark }).map(([key, value]) => [key, round(value)]));
}

/** Text fills at most half of a frame's width and two thirds of its height; larger areas count little. */
function worthOf(width, height) {
  return Math.min(width, 0.5) * Math.min(height, 0.66) + 0.01 * width * height;
}

const round = (value) => Math.round(value * 1000) / 1000;

export async function quietOf(file) {
  const { width, height } = await sharp(file).metadata();
  const rows = Math.round((columns * height) / width);
  const k = 5; // several samples per cell, so that a thin bright line is not averaged out
  const { data } = await sharp(file)
    .resize({ width: columns * k, height: rows * k, fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = [(cell % columns) * k, Math.floor(cell / columns) * k];
    let brightest = 0;
    for (let dy = 0; dy < k; dy++) {
      for (let dx = 0; dx < k; dx++) {
        brightest = Math.max(brightest, luminance(data, ((y + dy) * columns * k + x + dx) * 3));
      }
    }
    return brightest;
  });
  return quietIn(cells, columns);
}

function luminance(data, at) {
  const [r, g, b] = [0, 1, 2].map((channel) => {
    const value = data[at + channel] / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Computes the entries of these published pictures; the others are not changed. */
export async function writeQuiet(ids) {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const known = JSON.parse(await readFile(quietFile, 'utf8').catch(() => '{}'));
  for (const id of ids ?? Object.keys(manifest)) {
    const quiet = await quietOf(path.join(pictures, `${id}-960.webp`));
    if (quiet) known[id] = quiet;
    else delete known[id];
  }
  const kept = Object.entries(known).filter(([id]) => id in manifest);
  kept.sort(([one], [other]) => one.localeCompare(other));
  await writeFile(quietFile, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeQuiet();
