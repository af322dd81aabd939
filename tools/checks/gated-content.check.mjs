import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCredentials } from '../start/demo-credentials.mjs';
import { root, Trouble } from '../lib/workspace.mjs';

export const name = 'the public site contains no content of a gated page';

/** Shorter runs of letters may match by chance. */
const shortest = 32;
const site = join(root, 'dist/apps/web');
const gated = join(root, 'dist/libs/protected-content');

const letter = (code) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Letters only, independent of how bundlers, source maps and pages encode quotes, dashes and umlauts. */
const lettersOf = (text) =>
  text
    .replace(/\\u(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))/gi, (_, long, short) => letter(parseInt(long ?? short, 16)))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code) => letter(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code) => letter(Number(code)))
    .replace(/&[a-z]+;|\\[nrt]/gi, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\P{Letter}/gu, '');

/** All strings in a content object. */
const textsIn = (value) =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

/**
 * Phrases that reveal a leak: runs of letters between numbers, because numbers are constants that public pages use too.
 */
export function canariesOf(content) {
  const runs = textsIn(content).flatMap((text) => text.split(/\d+/).map(lettersOf));
  return [...new Set(runs.filter((run) => run.length >= shortest))];
}

/** Every section of every gated page by a readable name. */
function sectionsOf(content) {
  const sections = [];
  const walk = (value, name) => {
    if (!value || typeof value !== 'object') return;
    const own = typeof value.title === 'string' ? `${name} / ${value.title}` : name;
    if (typeof value.id === 'string' && Array.isArray(value.blocks)) sections.push([own, value]);
    for (const each of Object.values(value)) walk(each, own);
  };
  for (const [page, value] of Object.entries(content)) walk(value, page);
  return sections;
}

/** Files of a folder that contain one of the phrases, or that are one of the gated files. */
export function leaksIn(folder, phrases, files) {
  const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');
  const hashes = new Map(files.map((file) => [hashOf(readFileSync(file)), file]));
  const leaks = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = readFileSync(path);
    const same = hashes.get(hashOf(bytes));
    if (same) leaks.push(`${path} is ${same}`);
    if (/\.(avif|webp|png|jpe?g|woff2|mp4|webm|pdf)$/.test(entry.name)) continue;
    const letters = lettersOf(bytes.toString('utf8'));
    const phrase = phrases.find((each) => letters.includes(each));
    if (phrase) leaks.push(`${path} holds “${phrase}”`);
  }
  return leaks;
}

export async function check() {
  const { content, documents } = JSON.parse(readFileSync(join(gated, 'content.json'), 'utf8'));
  const phrases = canariesOf({ content, documents });
  const files = readdirSync(join(gated, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  for (const [section, value] of sectionsOf(content))
    if (canariesOf(value).length === 0 && !value.blocks.every(({ kind }) => kind === 'pictures' || kind === 'dates'))
      throw new Trouble(`The section “${section}” has no phrase long enough to be looked for.`);

  const leaks = leaksIn(site, phrases, files);
  if (leaks.length > 0) throw new Trouble(`Gated content on the public site:\n${leaks.join('\n')}`);

  const { EVENT_PLANNERS_PASSWORD, DEVELOPMENT_PASSWORD } = demoCredentials;
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|html|map|json|txt|xml|css)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8');
    for (const password of [EVENT_PLANNERS_PASSWORD, DEVELOPMENT_PASSWORD])
      if (text.includes(password)) throw new Trouble(`A password is in ${entry.name}.`);
  }
}
