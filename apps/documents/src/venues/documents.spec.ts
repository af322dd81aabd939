import { fileURLToPath } from 'node:url';
import { count, sqm } from '@mainstage/venues/facts/number-format';
import { brand } from '@mainstage/content/site/brand';
import { areaOf } from '@mainstage/venues/facts/present';
import { venueIds } from '@mainstage/venues/facts/ids';
import { factsOf } from '@mainstage/venues/facts/capacities';
import { horizonRooms } from '@mainstage/content/venues/carousels/horizon';
import { skylineRooms } from '@mainstage/content/venues/carousels/skyline';
import { venueOfRoom } from '@mainstage/content/venues/relations';
import type { Venue } from '@mainstage/content/venues/types';
import { venues } from '@mainstage/content/venues/venues';
import { isOffice, layoutsFor } from '@mainstage/venues/plan/plan';
import { peopleDrawn } from '@mainstage/venues/facts/present';
import { decidingFactsOf, priceOf } from '@mainstage/venues/facts/present-facts';
import { PictureStore } from '@mainstage/pdf/pictures/picture-store';
import { readPdf } from '@mainstage/pdf/testing/read-pdf';
import { brochureOf } from './brochure';
import { dataSheetOf } from './data-sheet';

const pictures = new PictureStore(fileURLToPath(new URL('../../../web/public/pictures', import.meta.url)));
// Sixty documents are written and read, also on slow machines.
const timeoutMs = 60_000;

const carouselRooms = [...skylineRooms, ...horizonRooms].map(({ id }) => id);

/** Named destinations of a file. */
const namedPlaces = (file: Buffer) =>
  [...file.toString('latin1').matchAll(/\(([^()]*)\) \[\d+ 0 R \/FitH/g)].map(([, name]) => name);

describe.each(venueIds)('the documents of %s', (id) => {
  const venue: Venue = venues[id];
  const area = isOffice(id) ? areaOf(id) : sqm(factsOf(id).areaSqm);
  const guests = isOffice(id) ? layoutsFor(id)[0]!.guests : factsOf(id).guests;

  it(
    'the documents of a venue have a data sheet with facts, equipment, plan and capacities',
    async () => {
      const file = await dataSheetOf(id, pictures);
      const { text, bookmarks, title, tagged, lang } = await readPdf(file);

      expect(title).toBe(`${venue.name}: technical data sheet`);
      expect([tagged, lang]).toEqual([true, 'en-GB']);
      const [first, ...further] = layoutsFor(id);
      expect(bookmarks.map((bookmark) => bookmark.title)).toEqual([
        ...[venue.name, 'Floor plan', 'Layouts and capacities'],
        ...further.map(({ label }) => `Floor plan: ${label}`),
      ]);
      // The page's link opens the file at the plan of the chosen layout.
      for (const { layout } of [first!, ...further])
        expect([layout, namedPlaces(file).includes(layout)]).toEqual([layout, true]);
      // A carousel's room without a data sheet links to its place in that of its floor.
      for (const room of carouselRooms.filter((each) => each !== id && venueOfRoom(each) === id))
        expect([room, namedPlaces(file).includes(`room-${room}`)]).toEqual([room, true]);
      for (const { layout, guests: seats } of further) expect(text).toContain(peopleDrawn(layout, seats));
      expect(bookmarks.flatMap(({ below }) => below)).toEqual(
        expect.arrayContaining(['Specifications', 'Equipment', 'Rooms', 'Guests by layout', 'Contact']),
      );
      const stated = [
        ...[venue.name, area, count(guests), brand.salesEmail],
        ...Object.entries(venue.specifications).flat(),
        ...decidingFactsOf(id).map((fact) => fact.text),
        ...venue.features.flatMap((feature) => [feature.title, feature.description]),
        ...venue.seatingConfigurations.flatMap(({ name, capacity }) => [name, capacity]),
        ...layoutsFor(id).map((choice) => choice.label),
      ];
      for (const words of stated) expect(text).toContain(words);
      expect(file.toString('latin1')).toContain('/Subtype /Image');
      // The labels of the drawing are selectable text.
      expect(text).toMatch(/\d+\.\d\d m/);
      expect(file.length).toBeLessThan(260_000);
    },
    timeoutMs,
  );

  it(
    'the documents of a venue have a brochure with pictures, text, price, seating, plan and contact',
    async () => {
      const file = await brochureOf(id, pictures);
      const { text, bookmarks, title, pages } = await readPdf(file);

      expect(title).toBe(`${venue.name}: brochure`);
      expect(bookmarks.map((bookmark) => bookmark.title)).toEqual([
        ...[`${venue.name}: brochure`, 'The room', 'Seating', 'Floor plan', 'See it for yourself'],
      ]);
      for (const words of [
        venue.name,
        venue.subtitle,
        venue.description,
        area,
        count(guests),
        priceOf(id).text,
        brand.phone.label,
      ])
        expect(text).toContain(words);
      // Title, room, seating, plan: a further page would be nearly empty.
      expect(pages).toBe(4);
      expect(file.length).toBeLessThan(400_000);
    },
    timeoutMs,
  );
});

it('the same facts give a byte-identical document', async () => {
  expect((await dataSheetOf('arena', pictures)).equals(await dataSheetOf('arena', pictures))).toBe(true);
});
