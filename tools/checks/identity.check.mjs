import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import { root, Trouble } from '../lib/workspace.mjs';

/** The only two files with the provider's name. */
const brandFile = 'libs/content/src/site/brand.ts';
const linksFile = 'libs/content/src/site/social.ts';
const folders = ['apps', 'libs', 'e2e', 'tools', 'imagery'];
const files = ['docker-compose.yml', '.env.example'];
const kinds = ['.ts', '.tsx', '.mjs', '.json', '.yml', '.conf', '.vtt', '.example'];
/** Files whose text visitors read: there the short name means the provider, not this software. */
const visible = /^(libs\/(content|protected-content|mail|leads|pdf|venues)|apps\/(web\/app|documents))\//;

export const name = 'the provider is named in two files and nowhere else';

async function brandIn(file) {
  const { code } = transformSync(readFileSync(join(root, file), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  const { brand } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return brand;
}

/** The provider's names in a text, ignoring case; its short name counts only as a word of a sentence. */
export function wordsIn(text, file, { name: full, shortName, domain, address, phone, whatsapp }) {
  const whole = [full, domain, address.street, phone.label, phone.href.replace('tel:', ''), whatsapp.label];
  const found = [...whole, whatsapp.number].filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  const alone = new RegExp(`(?<![\\w@/])${shortName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
  return visible.test(file) && alone.test(text) ? [...found, shortName] : found;
}

function* textFiles() {
  yield* files.map((file) => join(root, file));
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      if (entry.isFile() && kinds.includes(extname(entry.name)) && !/node_modules|\.react-router/.test(path))
        yield path;
    }
}

export async function check() {
  const brand = await brandIn(brandFile);
  const planted = `export const title = 'Contact | ${brand.name}';`;
  if (wordsIn(planted, 'libs/content/src/pages/contact.ts', brand).length !== 2)
    throw new Trouble('A planted name of the provider was not found.');

  const faults = [...textFiles()].flatMap((path) => {
    const file = relative(root, path);
    if (file === brandFile || file === linksFile) return [];
    return wordsIn(readFileSync(path, 'utf8'), file, brand).map((word) => `${file} says “${word}”`);
  });
  if (faults.length > 0) throw new Trouble(`${faults.join('\n')}\nIt belongs in ${brandFile}.`);
}
