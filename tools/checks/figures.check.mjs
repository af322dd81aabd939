import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFParse } from 'pdf-parse';
import { load } from '../facts/bundle.mjs';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtPages, site, structuresOf } from './built-site.mjs';

export const name = 'every number with a unit on pages, plans, papers and in JSON-LD is a fact of the house';

/** The words that stand behind figures, by what they count, in the two languages of the pages. */
const units = {
  sqm: ['sqm', 'm²', 'm2', 'sq m', 'square met(?:re|er)s?', 'Quadratmetern?'],
  guests: [
    '(?:seated |standing )?guests?',
    'standing',
    'seated',
    'places',
    'people',
    'persons?',
    'crew',
    'desks',
    'seats',
    'attendees',
    'participants',
    'chairs',
    'Gästen?',
    'Personen',
    'Plätzen?',
    'Teilnehmern?|Teilnehmenden?',
  ],
  metres: ['m', 'met(?:re|er)s?', 'Metern?', 'km'],
  euro: ['[Ee]uros?', 'EUR', '€'],
  percent: ['%', 'per ?cent', 'Prozent'],
  time: [
    'minutes?',
    'hours?',
    'days?',
    'weeks?',
    'months?',
    'years?',
    'Minuten?',
    'Stunden?',
    'Tagen?',
    'Wochen?',
    'Monaten?',
    'Jahren?',
  ],
  technical: ['cm', 'mm', 'inches', '″', 'dB', '[GM]bit/s', 'Hz', 'kg', 'tonnes', 'A', 'kW', 'kVA', 'lux', 'nits'],
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

/**
 * Names of layouts say what the number behind them counts, where no unit of its own follows: "Theatre 199". Boardroom is
 * a room as well, and its floor may follow.
 */
const layoutBefore = new RegExp(
  String.raw`\b(?:Theatre|Classroom|Banquet|Cabaret|Standing|Capacity)(?: up to)?:? (?=(${number}))\1\+?(?! ?(?:[–.,\d+]|${words})(?!\w))`,
  'g',
);

const unitOf = (word) => Object.entries(units).find(([, all]) => new RegExp(`^(?:${all.join('|')})$`).test(word))[0];

/** Every figure of a text that has a unit: value, unit, and the words around it. */
export function figuresIn(text) {
  const seats = [...text.matchAll(layoutBefore)].map(([around, count]) => ({
    value: valueOf(count),
    unit: 'guests',
    around,
  }));
  const withUnit = [...text.matchAll(figure)].flatMap((match) => {
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
  return [...seats, ...withUnit];
}

/** What stands in none of the facts. @param facts `{ unit: numbers }`; a unit that is missing there is not looked at */
export function strangers(text, facts) {
  return figuresIn(text).filter(({ unit, value }) => facts[unit] && !facts[unit].includes(value));
}

/** In a list of terms the figure stands in the one half and its unit in the other: `<dt>sqm of floor</dt><dd>1,000</dd>`. */
const pair = /<dt[^>]*>((?:(?!<\/dt>)[\s\S])*)<\/dt>\s*<dd[^>]*>((?:(?!<\/dd>)[\s\S])*)<\/dd>/g;

/** What the head of a table's column or row says its bare numbers count. */
const countedUnder = [
  [/\bsqm\b|m²/, 'sqm'],
  [
    /^(?:Guests|Desks|Seats|People|Theatre|Classroom|Banquet|Boardroom|Cabaret|Standing|Here in this layout)\b/,
    'guests',
  ],
];
const bareNumber = /^(?:≈ planned )?\d[\d.,]*\+?(?: ?(?:–|or) ?\d[\d.,]*)?$/;
const plain = (html) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** In a table the unit stands in the head: it is said again behind each bare number. */
function tableSaid(table) {
  const [head, ...rows] = [...table.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell]) => plain(cell)),
  );
  const unitUnder = (text = '') => countedUnder.find(([heads]) => heads.test(text))?.[1];
  const said = rows.map((row) =>
    row.map((cell, column) =>
      bareNumber.test(cell)
        ? `${cell} ${unitUnder(head[column]) ?? (/^(?:Layout)?$/.test(head[0]) ? unitUnder(row[0]) : undefined) ?? ''}`
        : cell,
    ),
  );
  return [head ?? [], ...said].map((row) => row.join(' ; ')).join(' ; ');
}

/** What a page says, read or heard: its words and those of its attributes. */
const textOf = (html) =>
  html
    .replace(/<table[\s\S]*?<\/table>/g, tableSaid)
    .replace(pair, (_, term, told) =>
      /^(<[^>]+>)*[\d.,]+(<[^>]+>)*$/.test(told) ? `; ${told} ${term} ;` : `; ${term}: ${told} ;`,
    )
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ' ')
    .replace(/ (?:content|alt|title|aria-label|aria-description|placeholder)="([^"]*)"/g, '> ; $1 ; <')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0|\s+/g, ' ')
    .replace(/&amp;/g, '&');

/** What JSON-LD counts where no word stands behind the number. */
const countedAs = { maximumAttendeeCapacity: 'guests', price: 'euro', minPrice: 'euro', maxPrice: 'euro' };

/** What a structure says, its bare numbers with their unit behind them. */
const textOfData = (data) =>
  Object.entries(data)
    .flatMap(([key, value]) => {
      if (key === 'floorSize') return ['value', 'minValue', 'maxValue'].map((end) => `${value[end] ?? 'any'} sqm`);
      if (value && typeof value === 'object') return textOfData(value);
      return typeof value === 'number' ? `${value} ${countedAs[key] ?? ''}` : value;
    })
    .join(' ; ');

/** Where a page shows a venue's neighbours, it shows their figures; all else on it is its own. */
const ownPartOf = (html) => html.replace(/<section[^>]*aria-labelledby="relations"[\s\S]*?<\/section>/, ' ');

/** Pages whose figures are not the house's: our own style guide shows samples, the film set its marks. */
const leftOut = ['/styleguide'];

const gated = join(root, 'dist/libs/gated');

const strangersInData = (html, facts) => structuresOf(html).flatMap((data) => strangers(textOfData(data), facts));

export async function check() {
  const facts = await load('tools/facts/stated-figures.ts');
  const { gatedFigures } = await load('libs/gated/src/stated-figures.ts');
  const all = facts.statedFigures();
  const troubles = [];
  const refuse = (where, found) => {
    for (const { value, unit, around } of found) troubles.push(`${where}: ${value} ${unit} in “${around}”`);
  };
  await plantedFiguresAreFound(all, facts);

  const pages = builtPages().filter(([path]) => !leftOut.includes(path));
  for (const [path, html] of pages) {
    refuse(path, strangers(textOf(html), all));
    refuse(`${path}, JSON-LD`, strangersInData(html, all));
  }
  for (const id of facts.venueIds) {
    const [path, html] = pages.find(([each]) => each === `/venues/${id}`);
    refuse(path, strangers(mainOf(ownPartOf(html)), facts.figuresOnPageOf(id)));
    const own = structuresOf(html).find((each) => each['@id']?.endsWith('#venue'));
    refuse(`${path}, its JSON-LD`, strangers(textOfData(own), facts.figuresOf(id)));
    const { maximumAttendeeCapacity } = facts.venueDataOf(id);
    if (own.maximumAttendeeCapacity !== maximumAttendeeCapacity)
      troubles.push(`${path}: its JSON-LD does not say ${maximumAttendeeCapacity}`);
    const [, plan] = pages.find(([each]) => each === `/venues/${id}/floor-plan`) ?? [];
    if (plan) refuse(`/venues/${id}/floor-plan`, strangers(mainOf(plan), facts.figuresOf(id)));
  }

  const papers = join(site, 'downloads/venues');
  for (const file of readdirSync(papers)) {
    const text = await textInPdf(readFileSync(join(papers, file)));
    if (figuresIn(text).length < 5) throw new Trouble(`${file} says hardly a figure: was it read?`);
    refuse(file, strangers(text, all));
    const id = facts.venueIds.find((each) => file === `${each}-data-sheet.pdf` || file === `${each}-brochure.pdf`);
    refuse(file, strangers(text, facts.figuresOf(id)));
  }
  const behind = merged(all, gatedFigures());
  refuse('gated pages', strangers(readFileSync(join(gated, 'content.json'), 'utf8'), behind));
  const handbook = join(gated, 'files/event-planners');
  const handbookPapers = readdirSync(handbook).filter((each) => each.endsWith('.pdf'));
  if (handbookPapers.length < 8)
    throw new Trouble(`The handbook has only ${handbookPapers.length} papers: were they found?`);
  for (const file of handbookPapers)
    refuse(file, strangers(await textInPdf(readFileSync(join(handbook, file))), behind));

  if (troubles.length > 0)
    throw new Trouble(`${troubles.length} figures are none of the facts:\n${[...new Set(troubles)].join('\n')}`);
}

const merged = (one, more) =>
  Object.fromEntries(Object.entries(one).map(([unit, numbers]) => [unit, [...numbers, ...(more[unit] ?? [])]]));

const mainOf = (html) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');

async function textInPdf(bytes) {
  const parser = new PDFParse({ data: Uint8Array.from(bytes) });
  try {
    const { text } = await parser.getText();
    // What stands at the foot of a sheet counts sheets.
    return text.replace(/-- \d+ of \d+ --|\b\d+ \/ \d+\b/g, ' ').replace(/\s+/g, ' ');
  } finally {
    await parser.destroy();
  }
}

/** A check that finds nothing proves nothing until it has found what was put there: in a page, in JSON-LD, on paper. */
async function plantedFiguresAreFound(all, facts) {
  const found = (planted, strange) => {
    if (strange.length !== 1) throw new Trouble(`A planted figure was found ${strange.length} times: ${planted}`);
  };
  for (const planted of [
    'Two tracks for 321 guests',
    'a hall of 1,234 sqm',
    '€2,501 a day',
    'from 31 %',
    '27–81 sqm',
    '1,234 square metres',
    '31 per cent of them',
    '321 participants',
    '321 seated guests',
    'für 321 Personen',
    'bis 77 Tage',
    '1.234 Quadratmeter',
    'ab 2.501 Euro',
    '321 standing',
    '321 places',
    'bis zu 321 Teilnehmer',
    'Theatre 321',
    'Banquet: 321',
    '77 km from here',
    '1,234 kW',
  ]) {
    found(planted, strangers(textOf(`<main><p>${planted}</p></main>`), all));
    found(`${planted} on paper`, strangers(await textInPdf(paperSaying(planted)), all));
  }
  for (const table of [
    '<tr><th>Layout</th><th>Guests</th></tr><tr><th>Islands</th><td>321</td></tr>',
    '<tr><th>Venue</th><th>Area, sqm</th><th>Standing</th></tr><tr><th>Arena</th><td>1,234</td><td>≈ planned 199</td></tr>',
    '<tr><td></td><th>Skyline</th></tr><tr><th>Theatre</th><td>321</td></tr>',
  ])
    found(table, strangers(textOf(`<table>${table}</table>`), all));
  for (const attribute of ['alt', 'title', 'aria-label'])
    found(`a word of ${attribute}`, strangers(textOf(`<img ${attribute}="Rows for 321 guests">`), all));
  for (const planted of [
    { '@type': 'MeetingRoom', floorSize: { '@type': 'QuantitativeValue', unitCode: 'MTK', value: 1234 } },
    { '@type': 'MeetingRoom', maximumAttendeeCapacity: 321 },
    { '@type': 'OfferCatalog', itemListElement: [{ '@type': 'Offer', price: 2501 }] },
    { '@type': 'Room', additionalProperty: [{ name: 'LED wall', value: '91 sqm' }] },
  ])
    found(
      JSON.stringify(planted),
      strangersInData(`<script type="application/ld+json">${JSON.stringify(planted)}</script>`, all),
    );
  // A figure of the house, but of another room.
  found('400 guests in Skyline Stage', strangers('Rows for 400 guests', facts.figuresOnPageOf('skyline-stage')));
}

/** The smallest paper there is. */
function paperSaying(text) {
  const content = `BT /F1 12 Tf 20 100 Td (${text.replace('–', '\\226').replace('€', '\\200')}) Tj ET`;
  const font = '/F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 200]/Contents 4 0 R/Resources<</Font<<${font}>>>>>>endobj`,
      `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
      'trailer<</Root 1 0 R>>',
    ].join('\n'),
    'latin1',
  );
}
