import type { PictureRef } from '@mainstage/content/site/page-content';
import { documentDate } from '@mainstage/content/venues/document-date';
import { documentWords } from '@mainstage/content/venues/document-words';
import type { VenueId } from '@mainstage/house/ids';
import { priceOf } from '@mainstage/house/present-facts';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import { coverShape } from '@mainstage/pdf/blocks/cover';
import { createDocument } from '@mainstage/pdf/document';
import type { PdfPicture, PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { figuresOf, setContact, setLayouts, setPlan } from './parts';

const { brochure, sections } = documentWords;

/** Shapes of the pictures inside, in points, by how many stand beside each other. */
const shapes = [
  { width: 487, height: 146 },
  { width: 238.5, height: 100 },
  { width: 155.6, height: 104 },
  { width: 114.2, height: 86 },
] as const;

/** A venue to show around: pictures, words, seating, plan, and whom to ask. */
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
  for (const row of views.length === 3 ? [views.slice(0, 1), views.slice(1)] : [views]) {
    document.pictures(await cutRow(row, store));
  }

  document.turnPage();
  document.title(sections.seating);
  document.section(sections.setups);
  document.features(
    venue.seatingConfigurations.map(({ name, capacity, description }) => ({
      title: `${name}, ${capacity}`,
      description,
    })),
  );
  const layouts = venue.seatingConfigurations;
  const pictures = await cutRow(
    layouts.map(({ image }) => image),
    store,
  );
  document.pictures(pictures.map((picture, index) => ({ ...picture, caption: layouts[index]?.name })));

  setLayouts(document, id);

  document.turnPage();
  setPlan(document, id, 400);
  document.title(sections.book);
  setContact(document);
  return document.end();
}

/** Pictures that stand beside each other, at most four. */
function cutRow(row: readonly PictureRef[], store: PictureStore): Promise<PdfPicture[]> {
  const shape = shapes[row.length - 1] ?? shapes[3];
  return Promise.all(row.map(({ id }) => store.cut(id, shape)));
}
