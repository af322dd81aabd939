import { cookieCategories } from '../cookies/categories';
import { culture } from '../culture/culture';
import { doubleFloorOffers } from '../floors/double-floor-offers';
import { floorKinds } from '../floors/floor-kinds';
import { gallery } from '../gallery/gallery';
import { gallerySlides } from '../gallery/hero-slides';
import { industries } from '../industries/industries';
import { giftCard } from '../offers/gift-card';
import { offers } from '../offers/offers';
import manifest from '../pictures/manifest.json';
import { testimonials } from '../references/testimonials';
import { serviceSlides, services } from '../services/services';
import { venueCards } from '../shop/venue-cards';
import { useCaseSections } from '../use-cases/use-cases';
import { venueCategoryLinks } from '../venues/category-cards';
import { horizonConfigurations } from '../venues/configurations/horizon';
import { libertyConfigurations } from '../venues/configurations/liberty';
import { skylineConfigurations } from '../venues/configurations/skyline';
import { horizonRooms } from '../venues/carousels/horizon';
import { skylineRooms } from '../venues/carousels/skyline';
import { venues } from '../venues/venues';
import { videoCards } from '../videos/video-cards';

const library = {
  cookieCategories,
  culture,
  doubleFloorOffers,
  floorKinds,
  gallery,
  gallerySlides,
  giftCard,
  horizonConfigurations,
  horizonRooms,
  industries,
  libertyConfigurations,
  offers,
  serviceSlides,
  services,
  skylineConfigurations,
  skylineRooms,
  testimonials,
  useCaseSections,
  venueCards,
  venueCategoryLinks,
  venues,
  videoCards,
};

/** Every text with its key. */
function textsOf(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, Array.isArray(value) ? key : name));
}

/** The picture of an object, or the object itself: a reference has an id and, at most, its own text. */
function pictureOf(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const { image, thumbnail } = thing as { image?: { id: string }; thumbnail?: string | { id: string } };
  if (image) return [image.id];
  if (thumbnail) return [typeof thumbnail === 'string' ? thumbnail : thumbnail.id];
  const keys = Object.keys(thing).filter((key) => key !== 'alt' && key !== 'kind');
  return 'id' in thing && keys.length === 1 ? [String(thing.id)] : [];
}

/** Every list of pictures or of objects with a picture, as picture ids. */
function pictureLists(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(pictureLists);
  return Array.isArray(value) ? [value.flatMap(pictureOf), ...inner] : inner;
}

const texts = textsOf(library);

describe('the texts of the library', () => {
  it('have no filler, straight quotes or stray spaces', () => {
    expect(texts.length).toBeGreaterThan(1000);
    for (const { text } of texts) {
      expect(text).not.toMatch(/lorem|ipsum|todo|["']| {2}|^\s|\s$/i);
      expect(text).not.toBe('');
    }
  });

  it('the texts of the library contain no two identical descriptions', () => {
    // The services carousel repeats the services on purpose.
    const described = textsOf({ ...library, serviceSlides: serviceSlides.slice(services.length), skylineRooms: [] })
      .filter(({ key }) => ['description', 'longDescription', 'quote'].includes(key))
      .map(({ text }) => text);
    expect(described.filter((text, at) => described.indexOf(text) !== at)).toEqual([]);
  });

  it('are short on cards', () => {
    for (const { key, text } of texts) {
      if (key === 'description') expect(text.length).toBeLessThan(230);
      if (key === 'subtitle') expect(text.length).toBeLessThan(60);
    }
  });
});

describe('the pictures of the library', () => {
  it('the pictures of the library exist in the manifest', () => {
    expect(pictureLists(library).flat().length).toBeGreaterThan(250);
    for (const ids of pictureLists(library)) expect(Object.keys(manifest)).toEqual(expect.arrayContaining(ids));
  });

  it('are not shown twice in one list', () => {
    // In the gallery a film's still may equal a picture of the same list: it opens the film.
    const { gallery: _gallery, ...rest } = library;
    for (const ids of pictureLists(rest)) expect(ids).toEqual([...new Set(ids)]);
  });
});
