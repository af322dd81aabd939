import { documentWords } from '@mainstage/content/venues/document-words';
import { brand } from '@mainstage/content/site/brand';
import { venues } from '@mainstage/content/venues/venues';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { peopleDrawn } from '@mainstage/venues/facts/present';
import { drawingOf } from '@mainstage/venues/plan/drawing/sheet';
import type { PlanChoice } from '@mainstage/venues/plan/plan';

const { planNote, asOf } = documentWords;
/** Points; with title and notes, a plan of three floors fits on one sheet. */
const mostHeight = 540;

/** A venue's floor plan in one layout, to scale, on one sheet. */
export async function planDocument(venue: VenueId, choice: PlanChoice, now: Date): Promise<Buffer> {
  const { createDocument } = await import('@mainstage/pdf/document');
  const { name } = venues[venue];
  const plan = choice.plan();
  const people = peopleDrawn(plan.layout, choice.guests);
  const document = createDocument({
    title: `${name}: floor plan, ${choice.label}`,
    subject: `${name} with ${people}, drawn to scale`,
    keywords: [name, 'floor plan', choice.label],
    lang: 'en',
    date: now,
  });
  document.title(name);
  document.drawing(drawingOf(plan), mostHeight);
  document.section(choice.label);
  document.paragraph(`${people[0]!.toUpperCase()}${people.slice(1)}.`);
  document.note(planNote);
  document.note(`${asOf} ${brand.name}, ${brand.salesEmail}`);
  return document.end();
}
