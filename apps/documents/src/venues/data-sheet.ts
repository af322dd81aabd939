import { documentDate } from '@mainstage/content/venues/document-date';
import { documentWords } from '@mainstage/content/venues/document-words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import type { Venue } from '@mainstage/content/venues/types';
import { floorsWith } from '@mainstage/content/venues/relations';
import { venues } from '@mainstage/content/venues/venues';
import { createDocument } from '@mainstage/pdf/document';
import type { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { setPictures, setPicturesBelowEachOther } from './picture-rows';
import { figuresOf, setContact, setDeciding, setFurtherPlans, setLayouts, setPlan, setRooms } from './parts';

const { dataSheet, sections, columns } = documentWords;

/** Points that the contact needs on a page, and that a page with few lines leaves. */
const [contactHeight, nearlyEmpty] = [110, 480];

/** Data sheet of a venue: facts, equipment, plan with dimensions, layouts with capacities. */
export async function dataSheetOf(id: VenueId, store: PictureStore): Promise<Buffer> {
  const venue: Venue = venues[id];
  const document = createDocument({
    title: dataSheet.title(venue.name),
    subject: dataSheet.subject(venue.name),
    keywords: [venue.name, venue.category.toLowerCase(), 'data sheet', 'floor plan'],
    lang: 'en',
    date: new Date(documentDate),
  });
  document.title(venue.name);
  document.pictures([await store.cut(venue.heroImage.id, { width: 487, height: 274 })]);
  document.section(sections.glance);
  document.lead(venue.subtitle);
  document.figures(figuresOf(id));
  document.section(sections.specifications);
  document.rows(venue.specifications);
  setDeciding(document, id);
  document.section(sections.equipment);
  document.features(venue.features);

  document.turnPage();
  const tall = floorsWith(id).length > 1;
  setPlan(document, id, tall ? 520 : 400);
  setRooms(document, id);

  document.title(sections.layouts);
  setLayouts(document, id);
  document.section(sections.setups);
  document.table({
    head: [columns.setup, columns.capacity, columns.description],
    rows: venue.seatingConfigurations.map(({ name, capacity, description }) => [name, capacity, description]),
    shares: [2.7, 1.7, 4.6],
  });
  // With the contact alone, or few set-ups above it, the page would be two-thirds empty.
  const left = document.spaceLeft();
  if (left < contactHeight) await setPicturesBelowEachOther(document, venue.seatingConfigurations.slice(0, 2), store);
  else if (left > nearlyEmpty) await setPictures(document, venue.seatingConfigurations, store);
  setContact(document);

  setFurtherPlans(document, id, tall);
  return document.end();
}
