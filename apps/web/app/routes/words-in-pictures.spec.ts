import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { pages } from '@mainstage/content/pages/pages';
import { horizonConfigurations } from '@mainstage/content/venues/configurations/horizon';
import { libertyConfigurations } from '@mainstage/content/venues/configurations/liberty';
import { skylineConfigurations } from '@mainstage/content/venues/configurations/skyline';

const imagery = path.resolve(import.meta.dirname, '../../../../imagery');
const read = (file: string) => readFileSync(path.join(imagery, file), 'utf8');
const shots = JSON.parse(read('shots.json')) as { id: string; scene: string; view: string }[];
const art = readdirSync(path.join(imagery, 'art'))
  .filter((file) => file.endsWith('.py'))
  .map((file) => read(`art/${file}`))
  .join('\n');

/** The letters that the code of a wall's picture draws. */
function lettersOf(wall: string): string {
  const made = new RegExp(`"${wall}"[:,] ?(.*)`).exec(art)?.[1] ?? '';
  const draws = [...made.matchAll(/(\w+)(?=[,(]|$)/g)]
    .map(([name]) => new RegExp(`^def ${name}\\((?:.|\n(?! *\n))*`, 'm').exec(art)?.[0] ?? '')
    .join('\n');
  const written = [...draws.matchAll(/write\(\w+, "([^"]+)"/g)].map(([, words]) => words);
  return [...written, ...[...made.matchAll(/"([^"]+)"/g)].map(([, words]) => words)].join(' ');
}

/** The lettering on the wall in a picture, by its view in the scene. */
function lettersIn(picture: string): string {
  const shot = shots.find(({ id }) => id === picture);
  if (!shot) return '';
  const scene = read(`scenes/${shot.scene}.py`);
  const view = new RegExp(`^    "${shot.view}":(?:.|\n(?!    ["#]|}))*`, 'm').exec(scene)?.[0] ?? '';
  return [...view.matchAll(/wall="([\w-]+\.png)"/g)].map(([, wall]) => lettersOf(wall!)).join(' ');
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** Words of a heading that the adjacent picture shows too. */
const twice = (heading: string, picture: string): string[] => {
  const shown = wordsOf(lettersIn(picture));
  return wordsOf(heading).filter((word) => shown.includes(word));
};

/** Headings with their pictures, at any depth of the content. */
function pairsIn(value: unknown): [heading: string, picture: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const item = value as Record<string, unknown>;
  const heading = item.title ?? item.name;
  const picture = ['picture', 'image', 'heroImage']
    .map((key) => item[key])
    .map((shown) => (typeof shown === 'object' ? (shown as { id?: string } | null)?.id : shown))
    .find((shown) => typeof shown === 'string');
  const own: [string, string][] = typeof heading === 'string' && picture ? [[heading, picture]] : [];
  return [...own, ...Object.values(item).flatMap(pairsIn)];
}

it('the search for words in pictures finds what is written on a wall', () => {
  expect(lettersIn('skyline-stage-terrace')).toContain('Skyline');
  expect(lettersIn('hall-conference')).toContain('Climate Forum');
  expect(lettersIn('skyline-stage-show')).toBe('');
});

// The same word on the wall and over it looks like a mistake.
it('no heading stands over the word that its picture shows', () => {
  const configurations = [horizonConfigurations, libertyConfigurations, skylineConfigurations];
  const pairs = [pages, venueCatalog, configurations].flatMap(pairsIn);
  expect(pairs.length).toBeGreaterThan(80);
  const found = pairs.filter(([heading, picture]) => twice(heading, picture).length > 0);
  expect(found).toEqual([]);
});
