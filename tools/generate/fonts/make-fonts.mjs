/**
 * Splits the two typefaces into common and rare characters. The first file of each is preloaded before anything else,
 * so each kilobyte delays the first paint of every page; the second is loaded on demand.
 * node tools/generate/fonts/make-fonts.mjs
 * Writes the files and their characters (`characters.json`) to apps/web/app/fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import subsetFont from 'subset-font';
import { load } from '../../lib/bundle.mjs';
import { rangesOf } from './ranges.mjs';

const folder = new URL('../../../apps/web/app/fonts/', import.meta.url);
const { displayType } = await load('libs/ui/src/theme/tokens.ts');
const typefaces = {
  'bricolage-grotesque': {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    // A single weight: the others are half of the file.
    axes: { opsz: 60, wght: displayType.fontWeight },
  },
  'instrument-sans': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
};

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, step) => from + step);
const points = (text) => [...text].map((character) => character.codePointAt(0));
/** OpenType features that the pages use. */
const features = ['kern', 'liga', 'tnum'];
/** Characters of the pages (tools/checks/fonts.check.mjs). */
const first = [...span(0x20, 0x7e), ...points('\u00a0§©°·ÄÖ×Üßäöü\u2009\u200b\u2011–—‘’‚“”„•…\u202f″€←↑→↓−≈')];
/** All of Latin-1, and typographic characters. */
const all = [...first, ...span(0xa0, 0xff), ...points('ıŒœŠšŸŽžˆ˚˜†‡‰′‹›™')];

const characters = {};
for (const [name, { source, axes }] of Object.entries(typefaces)) {
  const file = fileURLToPath(import.meta.resolve(source));
  const whole = readFileSync(file);
  const has = new Set(openSync(file).characterSet);
  const parts = {
    first: first.filter((point) => has.has(point)),
    rest: all.filter((point) => has.has(point) && !first.includes(point)),
  };
  characters[name] = {};
  for (const [part, subset] of Object.entries(parts)) {
    const cut = await subsetFont(whole, String.fromCodePoint(...subset), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
    });
    writeFileSync(new URL(`${name}-${part}.woff2`, folder), cut);
    characters[name][part] = rangesOf(subset);
    console.log(`${name}, ${part}: ${subset.length} characters, ${whole.length} → ${cut.length} bytes`);
  }
}
writeFileSync(new URL('characters.json', folder), `${JSON.stringify(characters, null, 2)}\n`);
