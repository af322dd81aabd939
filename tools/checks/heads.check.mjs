import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtOrigin, builtPages, site } from './built-site.mjs';

export const name = 'every page says in which language it is and where it is found; nothing unfinished lies beside it';

/** Function words that occur in only one of the two languages. */
const own = {
  de: new Set('und der die das wir sie ist mit für nicht'.split(' ')),
  en: new Set('and the of is with for we you not to'.split(' ')),
};
const locales = { de: 'de_DE', en: 'en_GB' };

const plain = (text = '') =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&nbsp;', ' ');

const tag = (html, key) => html.match(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`))?.[1];

function spoken(html, lang) {
  const [main = ''] = html.match(/<main[\s\S]*<\/main>/) ?? [];
  const words = main
    .replace(/<div lang="(\w+)">[\s\S]*?<\/div>/g, (part, other) => (other === lang ? part : ' '))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const [german, english] = [own.de, own.en].map((set) => words.filter((word) => set.has(word)).length);
  return german === english ? undefined : german > english ? 'de' : 'en';
}

function faultsOf(path, html) {
  const [, lang] = html.match(/<html[^>]* lang="(\w+)"/) ?? [];
  const keywords = plain(tag(html, 'keywords')).split(', ');
  const placeholder = ['/404', '/venues/unknown'].includes(path);
  return [
    [
      locales[lang] === tag(html, 'og:locale'),
      `${lang} as its language, and ${tag(html, 'og:locale')} where it is shared`,
    ],
    [(spoken(html, lang) ?? lang) === lang, `${lang} as its language, and speaks another`],
    [
      tag(html, 'language') === 'de-DE' && tag(html, 'geo.region') === 'DE-HE',
      'another language or region of the site',
    ],
    [keywords.every((word) => word.length > 1 && word !== word.toUpperCase()), `“${keywords}” as keywords`],
    [placeholder || tag(html, 'og:url') === `${builtOrigin}${path}`, `${tag(html, 'og:url')} as its address`],
  ].flatMap(([holds, fault]) => (holds ? [] : [`${path} has ${fault}`]));
}

/** Placeholders that the API must have replaced. */
function leftovers() {
  const filled = /(^|\/)(index\.html|robots\.txt|sitemap\.xml)$/;
  return readdirSync(site, { recursive: true }).filter(
    (file) =>
      /\.(json|txt|xml|html|data|webmanifest)$/.test(file) &&
      !filled.test(file) &&
      !file.startsWith('__') &&
      // Compressed copies: their bytes may contain any letters.
      !file.startsWith('compressed/') &&
      readFileSync(join(site, file), 'utf8').includes('{{'),
  );
}

export async function check() {
  const pages = builtPages();
  if (!pages.some(([, html]) => spoken(html) === 'de')) throw new Trouble('No German page: were words found?');
  const faults = pages.flatMap(([path, html]) => faultsOf(path, html));
  faults.push(...leftovers().map((file) => `${file} is not fit to be sent`));
  const urls = readFileSync(join(site, 'sitemap.xml'), 'utf8').match(/<url>[\s\S]*?<\/url>/g) ?? [];
  // Without git history there is no date.
  if (existsSync(join(root, '.git')))
    faults.push(
      ...urls.filter((url) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(url)).map((url) => `${url} has no day`),
    );
  if (urls.length === 0) faults.push('The site map is empty');
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
