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
