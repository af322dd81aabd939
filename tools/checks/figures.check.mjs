import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../lib/bundle.mjs';
import { root, Trouble } from '../lib/workspace.mjs';
import { builtPages, site, structuresOf } from './built-site.mjs';
import { figuresIn, strangers, textInPdf, textOf, textOfData } from './figures-in.mjs';

export const name = 'every number with a unit on pages, plans, papers and in JSON-LD is a fact of the house';

/** Removes the neighbours that a venue's page shows with their figures, and the drawing with all rooms of the house. */
const ownPartOf = (html) =>
  html
    .replace(/<section[^>]*aria-labelledby="relations"[\s\S]*?<\/section>/, ' ')
    .replace(/<svg[^>]*aria-label="[^"]* in the building"[\s\S]*?<\/svg>/, ' ');

/** Pages whose figures are no facts: samples of the style guide, marks of the film set. */
const leftOut = ['/styleguide'];

const gated = join(root, 'dist/libs/protected-content');

const strangersInData = (html, facts) => structuresOf(html).flatMap((data) => strangers(textOfData(data), facts));

export async function check() {
  const facts = await load('tools/checks/stated-figures.ts');
  const { gatedFigures } = await load('libs/protected-content/src/stated-figures.ts');
  const all = facts.statedFigures();
  const troubles = [];
  const report = (where, found) => {
    for (const { value, unit, around } of found) troubles.push(`${where}: ${value} ${unit} in “${around}”`);
  };
  await plantedFiguresAreFound(all, facts);

  const pages = builtPages().filter(([path]) => !leftOut.includes(path));
  for (const [path, html] of pages) {
    report(path, strangers(textOf(html), all));
    report(`${path}, JSON-LD`, strangersInData(html, all));
  }
  for (const id of facts.venueIds) {
    const [path, html] = pages.find(([each]) => each === `/venues/${id}`);
    report(path, strangers(mainOf(ownPartOf(html)), facts.figuresOnPageOf(id)));
    const own = structuresOf(html).find((each) => each['@id']?.endsWith('#venue'));
    report(`${path}, its JSON-LD`, strangers(textOfData(own), facts.figuresOf(id)));
    const { maximumAttendeeCapacity } = facts.venueDataOf(id);
    if (own.maximumAttendeeCapacity !== maximumAttendeeCapacity)
      troubles.push(`${path}: its JSON-LD does not say ${maximumAttendeeCapacity}`);
    const [, plan] = pages.find(([each]) => each === `/venues/${id}/floor-plan`) ?? [];
    if (plan) report(`/venues/${id}/floor-plan`, strangers(mainOf(plan), facts.figuresOf(id)));
  }

  const papers = join(site, 'downloads/venues');
  for (const file of readdirSync(papers)) {
    const text = await textInPdf(readFileSync(join(papers, file)));
    if (figuresIn(text).length < 5) throw new Trouble(`${file} says hardly a figure: was it read?`);
    report(file, strangers(text, all));
    const id = facts.venueIds.find((each) => file === `${each}-data-sheet.pdf` || file === `${each}-brochure.pdf`);
    report(file, strangers(text, facts.figuresOf(id)));
  }
  const behind = merged(all, gatedFigures());
  report('gated pages', strangers(readFileSync(join(gated, 'content.json'), 'utf8'), behind));
  const handbook = join(gated, 'files/event-planners');
  const handbookPapers = readdirSync(handbook).filter((each) => each.endsWith('.pdf'));
  if (handbookPapers.length < 8)
    throw new Trouble(`The handbook has only ${handbookPapers.length} papers: were they found?`);
  for (const file of handbookPapers)
    report(file, strangers(await textInPdf(readFileSync(join(handbook, file))), behind));

  if (troubles.length > 0)
    throw new Trouble(`${troubles.length} figures are none of the facts:\n${[...new Set(troubles)].join('\n')}`);
}

const merged = (one, more) =>
  Object.fromEntries(Object.entries(one).map(([unit, numbers]) => [unit, [...numbers, ...(more[unit] ?? [])]]));

const mainOf = (html) => textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '');

/** Verifies the check with planted defects: in a page, in JSON-LD, in a PDF. */
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
  // A fact, but of another room.
  found('400 guests in Skyline Stage', strangers('Rows for 400 guests', facts.figuresOnPageOf('skyline-stage')));
}

/** A minimal PDF. */
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
