import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { load } from '../lib/bundle.mjs';
import { pointsOf } from '../generate/fonts/ranges.mjs';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtPages } from './built-site.mjs';

const folder = join(root, 'apps/web/app/fonts');

export const name =
  'each typeface’s first file has every letter that the pages are written with, the display one its weight';

/** The visible text of a page, without scripts, styles and attributes. */
const shown = (html) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** Characters of a page for which a browser would load a second font file. */
const seldom = (html, rest) => [...new Set(shown(html))].filter((character) => rest.has(character.codePointAt(0)));

export async function check() {
  const characters = JSON.parse(readFileSync(join(folder, 'characters.json'), 'utf8'));
  const files = Object.entries(characters).flatMap(([family, parts]) =>
    Object.entries(parts).map(([part, ranges]) => ({ file: `${family}-${part}.woff2`, points: pointsOf(ranges) })),
  );
  const others = files.filter(({ file, points }) => {
    const has = new Set(openSync(join(folder, file)).characterSet);
    return !points.every((point) => has.has(point));
  });
  if (others.length > 0) throw new Trouble(`Without characters that it should have: ${others[0].file}`);
  const made = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
  if (made.length !== files.length) throw new Trouble(`characters.json knows other files than ${made.join(', ')}`);

  const { displayType } = await load('libs/ui/src/theme/tokens.ts');
  const { usWeightClass } = openSync(join(folder, 'bricolage-grotesque-first.woff2'))['OS/2'];
  if (usWeightClass !== displayType.fontWeight)
    throw new Trouble(`The display typeface is cut at ${usWeightClass}, pages ask for ${displayType.fontWeight}`);

  const rest = new Set(Object.values(characters).flatMap((parts) => pointsOf(parts.rest)));
  if (seldom('<p title="ø">se&#xF1;or</p>', rest).join('') !== 'ñ') throw new Trouble('A planted letter was not found');
  const found = builtPages()
    .map(([path, html]) => ({ path, found: seldom(html, rest) }))
    .filter(({ found }) => found.length > 0)
    .map(({ path, found }) => `${path} shows ${found.join(' ')}: add it to what make-fonts.mjs puts first`);
  if (found.length > 0) throw new Trouble(found.join('\n'));
}
