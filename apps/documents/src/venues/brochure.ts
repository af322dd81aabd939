import type { PictureRef } from '@mainstage/content/site/page-content';
import { documentDate } from '@mainstage/content/venues/document-date';
import { documentWords } from '@mainstage/content/venues/document-words';
import { layoutsFor } from '@mainstage/venues/plan/plan';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { priceOf } from '@mainstage/venues/facts/present-facts';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import { coverShape } from '@mainstage/pdf/blocks/cover';
import { createDocument } from '@mainstage/pdf/document';
import type { PdfPicture, PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { figuresOf, setContact, setLayouts, setPlan } from './parts';

const { brochure, sections } = documentWords;

/** Shapes of the inner pictures in points, by the number in a row. */
const shapes = {
  views: [
    { width: 487, height: 146 },
    { width: 238.5, height: 100 },
  ],
  // Pictures and table fill a page: a short table leaves more space.
  layouts: [
    { width: 487, height: 116 },
    { width: 238.5, height: 88 },
  ],
  fewLayouts: [
    { width: 487, height: 176 },
    { width: 238.5, height: 150 },
  ],
} as const;

/** Brochure of a venue: pictures, text, seating, plan and contact. */
export async function brochureOf(id: VenueId, store: PictureStore): Promise<Buffer> {
  const venue: Venue = venues[id];
  const document = createDocument({
    title: brochure.title(venue.name),
    subject: brochure.subject(venue.name),
    keywords: [venue.name, venue.category.toLowerCase(), 'event venue', 'Frankfurt'],
    lang: 'en',
    date: new Date(documentDate),
  });
  document.cover({
    picture: await store.cut(venue.heroImage.id, coverShape.portrait),
    eyebrow: venue.category.charAt(0) + venue.category.slice(1).toLowerCase(),
    title: venue.name,
    lead: venue.subtitle,
    figures: figuresOf(id),
  });

  document.title(sections.room);
  document.section(venue.name);
  document.lead(venue.description);
  document.section(sections.price);
  document.paragraph(priceOf(id).text);
  document.section(sections.equipment);
  document.features(venue.features);
  document.section(sections.pictures);
  const views = venue.galleryImages.slice(0, 3);
  for (const row of views.length === 3 ? [views.slice(0, 1), views.slice(1)] : [views])
    document.pictures(await cutRow(row, 'views', store));

  document.turnPage();
  document.title(sections.seating);
  document.section(sections.setups);
  document.features(
    venue.seatingConfigurations.map(({ name, capacity, description }) => ({
      title: `${name}, ${capacity}`,
      description,
    })),
  );
  const shape = layoutsFor(id).length > 3 ? 'layouts' : 'fewLayouts';
  for (const row of rowsOf(venue.seatingConfigurations)) {
    const pictures = await cutRow(
      row.map(({ image }) => image),
      shape,
      store,
    );
    document.pictures(pictures.map((picture, index) => ({ ...picture, caption: row[index]?.name })));
  }

  setLayouts(document, id);

  document.turnPage();
  setPlan(document, id, 400);
  document.title(sections.book);
  setContact(document);
  return document.end();
}

/** One or two fill the width each, of three the first, four stand two by two. */
function rowsOf<T>(all: readonly T[]): T[][] {
  const wide = all.length < 3 ? all.length : all.length % 2;
  const rows = all.slice(0, wide).map((one) => [one]);
  for (let at = wide; at < all.length; at += 2) rows.push(all.slice(at, at + 2));
  return rows;
}

/** Pictures in a row, at most two. */
function cutRow(row: readonly PictureRef[], kind: keyof typeof shapes, store: PictureStore): Promise<PdfPicture[]> {
  const shape = shapes[kind][row.length === 1 ? 0 : 1];
  return Promise.all(row.map(({ id }) => store.cut(id, shape)));
}
