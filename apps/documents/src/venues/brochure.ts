import { documentDate } from '@mainstage/content/venues/document-date';
import { documentWords } from '@mainstage/content/venues/document-words';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { priceOf } from '@mainstage/venues/facts/present-facts';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import { coverShape } from '@mainstage/pdf/blocks/cover';
import { createDocument } from '@mainstage/pdf/document';
import type { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { setPictures } from './picture-rows';
import { figuresOf, setContact, setLayouts, setPlan } from './parts';

const { brochure, sections } = documentWords;

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
  const views = venue.galleryImages.slice(0, venue.galleryImages.length < 4 ? 2 : 4);
  await setPictures(
    document,
    views.map((image) => ({ image })),
    store,
  );

  document.turnPage();
  document.title(sections.seating);
  document.section(sections.setups);
  document.features(
    venue.seatingConfigurations.map(({ name, capacity, description }) => ({
      title: `${name}, ${capacity}`,
      description,
    })),
  );
  await setPictures(document, venue.seatingConfigurations, store);
  setLayouts(document, id);

  document.turnPage();
  setPlan(document, id, 400);
  document.title(sections.book);
  setContact(document);
  return document.end();
}
