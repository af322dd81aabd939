import { documentDate } from '@mainstage/content/venues/document-date';
import { documentWords } from '@mainstage/content/venues/document-words';
import type { VenueId } from '@mainstage/content/venues/ids';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import { viewsOf } from '@mainstage/content/venues/views';
import { coverShape } from '@mainstage/pdf/blocks/cover';
import { createDocument } from '@mainstage/pdf/document';
import type { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { figuresOf, setContact, setLayouts, setPlan } from './parts';

const { brochure, sections } = documentWords;

/** Shapes of the pictures inside, in points: one across, pairs below it. */
const wide = { width: 487, height: 190 };
const half = { width: 238.5, height: 136 };

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
  document.section(sections.equipment);
  document.features(venue.features);
  // The title page shows the hero already; five more fill the sheet.
  const [, first, ...rest] = viewsOf(venue).slice(0, 6);
  if (first) {
    document.section(sections.pictures);
    document.pictures([await store.cut(first.id, wide)]);
    for (let index = 0; index + 1 < rest.length; index += 2) {
      document.pictures(await Promise.all(rest.slice(index, index + 2).map(({ id: name }) => store.cut(name, half))));
    }
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

  setLayouts(document, id);

  document.turnPage();
  setPlan(document, id, 400);
  document.title(sections.book);
  setContact(document);
  return document.end();
}
