import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFParse } from 'pdf-parse';
import { load } from '../facts/bundle.mjs';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtPages, site } from './built-site.mjs';

export const name = 'every number with a unit on pages, plans, papers and in JSON-LD is a fact of the house';

/** The words that stand behind figures, by what they count. */
const units = {
  sqm: ['sqm', 'm²'],
  guests: ['guests?', 'people', 'persons?', 'crew', 'desks', 'seats'],
  metres: ['m', 'metres?'],
  euro: ['euros?', 'EUR', '€'],
  percent: ['%'],
  time: ['minutes?', 'hours?', 'days?', 'weeks?', 'months?', 'years?'],
  technical: ['cm', 'mm', 'inches', '″', 'dB', '[GM]bit/s', 'Hz', 'kg', 'tonnes', 'A'],
};
const words = Object.values(units).flat().join('|');
const number = String.raw`\d+(?:[.,]\d+)*`;
const figure = new RegExp(
  String.raw`(?<![\w#.,])(€ ?)?(${number})(?:\+| ?\+ (?=\d)| ?[–-] ?|\s?to\s|\s?or\s|\s?bis\s)?(?:(€ ?)?(${number})\+?)?[ \u00a0]?(${words})?(?![\w])`,
  'g',
);

/** 1,450 and 2.000 as English and German pages write them; 7.5 with one or two places behind the point. */
const valueOf = (text) =>
  Number(
    /^\d{1,3}([.,]\d{3})+$/.test(text)
      ? text.replace(/[.,]/g, '')
      : text.replace(/,(?=\d{3}\.)/g, '').replace(',', '.'),
  );

const unitOf = (word) => Object.entries(units).find(([, all]) => new RegExp(`^(?:${all.join('|')})$`).test(word))[0];

/** Every figure of a text that has a unit: value, unit, and the words around it. */
export function figuresIn(text) {
  return [...text.matchAll(figure)].flatMap((match) => {
    const [whole, before, first, between, second, word] = match;
    // €2.5m are millions.
    const million = (before || between) && word === 'm';
    const unit = before || between ? 'euro' : word && unitOf(word);
    if (!unit) return [];
    const around = text.slice(Math.max(0, match.index - 40), match.index + whole.length + 20).trim();
    return [first, second].filter(Boolean).map((each) => ({
      value: valueOf(each) * (million ? 1_000_000 : 1),
      unit,
      around,
    }));
  });
}

/** What stands in none of the facts. @param facts `{ unit: numbers }`; a unit that is missing there is not looked at */
export function strangers(text, facts) {
  return figuresIn(text).filter(({ unit, value }) => facts[unit] && !facts[unit].includes(value));
}

/** In a list of terms the figure stands in the one half and its unit in the other: `<dt>sqm of floor</dt><dd>1,000</dd>`. */
const pair = /<dt[^>]*>((?:(?!<\/dt>)[\s\S])*)<\/dt>\s*<dd[^>]*>((?:(?!<\/dd>)[\s\S])*)<\/dd>/g;

const textOf = (html) =>
  html
    .replace(pair, (_, term, told) =>
      /^(<[^>]+>)*[\d.,]+(<[^>]+>)*$/.test(told) ? `; ${told} ${term} ;` : `; ${term}: ${told} ;`,
    )
    .replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/ content="([^"]*)"/g, '> ; $1 ; <')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ')
    .replace(/&amp;/g, '&');

/** Pages whose figures are not the house's: our own style guide shows samples, the film set its marks. */
const leftOut = ['/styleguide'];

export async function check() {
  const facts = await load('tools/facts/stated-figures.ts');
  const { gatedFigures } = await load('libs/gated/src/stated-figures.ts');
  const all = facts.statedFigures();
  const troubles = [];
  const refuse = (where, found) => {
    for (const { value, unit, around } of found) troubles.push(`${where}: ${value} ${unit} in “${around}”`);
  };
  plantedFiguresAreFound(all);

  const pages = builtPages().filter(([path]) => !leftOut.includes(path));
  for (const [path, html] of pages) refuse(path, strangers(textOf(html), all));
  for (const id of facts.venueIds) {
    const [, html] = pages.find(([path]) => path === `/venues/${id}`) ?? [];
    const { maximumAttendeeCapacity } = facts.venueDataOf(id);
    if (!html?.includes(`"maximumAttendeeCapacity":${maximumAttendeeCapacity}`))
      troubles.push(`/venues/${id}: its JSON-LD does not say ${maximumAttendeeCapacity}`);
    const [, plan] = pages.find(([path]) => path === `/venues/${id}/floor-plan`) ?? [];
    if (plan) refuse(`/venues/${id}/floor-plan`, strangers(mainOf(plan), facts.figuresOf(id)));
  }

  const papers = join(site, 'downloads/venues');
  for (const file of readdirSync(papers)) {
    const text = await textInPdf(join(papers, file));
    refuse(file, strangers(text, all));
    const id = facts.venueIds.find((each) => file === `${each}-data-sheet.pdf` || file === `${each}-brochure.pdf`);
    refuse(file, strangers(text, facts.figuresOf(id)));
  }
  const gated = readFileSync(join(root, 'dist/libs/gated/content.json'), 'utf8');
  refuse('gated pages', strangers(gated, merged(all, gatedFigures())));

  if (troubles.length > 0)
    throw new Trouble(`${troubles.length} figures are none of the facts:\n${[...new Set(troubles)].join('\n')}`);
}

const merged = (one, more) =>
  Object.fromEntries(Object.entries(one).map(([unit, numbers]) => [unit, [...numbers, ...(more[unit] ?? [])]]));

const mainOf = (html) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');

async function textInPdf(file) {
  const parser = new PDFParse({ data: Uint8Array.from(readFileSync(file)) });
  try {
    const { text } = await parser.getText();
    return text.replace(/-- \d+ of \d+ --/g, ' ').replace(/\s+/g, ' ');
  } finally {
    await parser.destroy();
  }
}

/** A check that finds nothing proves nothing until it has found what was put there. */
function plantedFiguresAreFound(all) {
  for (const planted of ['Two tracks for 321 guests', 'a hall of 1,234 sqm', '€2,501 a day', 'from 31 %', '27–81 sqm'])
    if (strangers(planted, all).length !== 1) throw new Trouble(`A planted figure was not found: ${planted}`);
}
