/**
 * Cuts the display typeface down to what the site shows: one optical size, the weights in use, Latin-1 and the signs of
 * typesetting. It is preloaded before anything else, so each kilobyte delays the first sight of every page.
 *   node tools/fonts/make-fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const target = new URL('../../apps/web/app/fonts/bricolage-grotesque-opsz-60.woff2', import.meta.url);

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, step) => from + step));
const signs = '–—‘’‚“”„•…€−×→←↑↓′″\u2009\u2011\u202f';

const whole = readFileSync(fileURLToPath(import.meta.resolve(source)));
const cut = await subsetFont(whole, range(0x20, 0x7e) + range(0xa0, 0xff) + signs, {
  targetFormat: 'woff2',
  variationAxes: { opsz: 60, wght: { min: 400, max: 800 } },
});
writeFileSync(target, cut);
console.log(`${whole.length} → ${cut.length} bytes`);
