import { factsOf } from '@mainstage/venues/facts/capacities';
import { count } from '@mainstage/venues/facts/number-format';
import { decidingFactsOf } from '@mainstage/venues/facts/present-facts';
import { brand } from '@mainstage/content/site/brand';
import { documentWords } from '@mainstage/content/venues/document-words';
import { areaOf, floorsOf, peopleNumber, wallsOf } from '@mainstage/venues/facts/present';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { drawingOf } from '@mainstage/venues/plan/drawing/sheet';
import { isOffice, layoutFor, layoutsFor, planOf } from '@mainstage/venues/plan/plan';
import { describeRooms } from '@mainstage/venues/plan/room-descriptions';
import type { KeyNumber } from '@mainstage/pdf/blocks/figures';
import type { PdfDocument } from '@mainstage/pdf/document';

const { figures, sections, columns, sampleNote, planNote, layoutNote, contact, asOf } = documentWords;

export function figuresOf(id: VenueId): KeyNumber[] {
  const office = isOffice(id);
  const walls = wallsOf(id);
  return [
    { value: areaOf(id), label: figures.area },
    office
      ? { value: peopleNumber(id), label: figures.people }
      : { value: count(factsOf(id).guests), label: figures.guests },
    ...(walls ? [{ value: walls, label: figures.led }] : []),
    { value: floorsOf(id), label: figures.floor },
  ];
}

/** Price and technology; sample figures are marked. */
export function setDeciding(document: PdfDocument, id: VenueId): void {
  document.section(sections.deciding);
  const facts = decidingFactsOf(id);
  document.rows(Object.fromEntries(facts.map(({ label, text, source }) => [label, `${text}${marks[source]}`])));
  document.note(sampleNote);
}

const marks = { specification: '', sample: ' *' } as const;

/** The plan in the venue's first layout, at most this many points high. */
export function setPlan(document: PdfDocument, id: VenueId, mostHeight: number): void {
  const { layout } = layoutFor(id);
  document.title(sections.plan, layout);
  document.drawing(drawingOf(planOf(id, layout)), mostHeight);
}

/** Maximum height in points of a plan that is alone on its sheet, and of one of two. */
const [alone, oneOfTwo] = [560, 262];

/**
 * The plan in each further layout, two a sheet unless they are tall; the last of an odd number fills its sheet. A link
 * that names a layout opens the file at its plan.
 */
export function setFurtherPlans(document: PdfDocument, id: VenueId, tall: boolean): void {
  const further = layoutsFor(id).slice(1);
  for (const [index, { layout, label }] of further.entries()) {
    const last = index === further.length - 1;
    const begins = tall || index % 2 === 0;
    if (begins) document.turnPage();
    document.title(`${sections.plan}: ${label}`, layout);
    document.drawing(drawingOf(planOf(id, layout)), tall || (begins && last) ? alone : oneOfTwo);
  }
}

/** Descriptions of the plan's rooms, with named destinations. */
export function setRooms(document: PdfDocument, id: VenueId): void {
  document.section(sections.rooms);
  const rooms = describeRooms(planOf(id, layoutFor(id).layout));
  document.table({
    head: [columns.room, columns.floor, columns.area, columns.measures, columns.led],
    names: rooms.map((room) => `room-${room.id}`),
    rows: rooms.map(({ name, floor, area, measures, led }) => [
      name,
      String(floor),
      area,
      measures,
      led ?? columns.none,
    ]),
    shares: [3, 1, 2, 3.4, 2.6],
  });
  document.note(planNote);
}

export function setLayouts(document: PdfDocument, id: VenueId): void {
  document.section(sections.guests);
  document.table({
    head: [columns.layout, columns.guests],
    rows: layoutsFor(id).map(({ label, guests }) => [label, count(guests)]),
    shares: [3, 1],
    numbers: [1],
  });
  document.note(layoutNote);
}

export function setContact(document: PdfDocument): void {
  document.section(sections.contact);
  document.paragraph(contact);
  document.link(brand.salesEmail, `mailto:${brand.salesEmail}`);
  document.link(brand.phone.label, brand.phone.href);
  document.paragraph(`${brand.name}, ${brand.address.street}, ${brand.address.postcode} ${brand.address.city}`);
  document.note(asOf);
}
