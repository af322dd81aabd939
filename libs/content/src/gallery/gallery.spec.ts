// Rules: gallery.tabs, venues.photos
import { venuePhotoCount } from '../constants/gallery';
import { venueIds } from '@mainstage/venues/facts/ids';
import { venues } from '../venues/venues';
import { viewsOf } from '../venues/views';
import { gallery } from './gallery';
import { galleryTabs } from './tabs';
import { gallerySlides } from './hero-slides';
import type { GalleryGroup } from './types';
import { venuePhotos } from './venue-photos';

const itemsOf = (groups: readonly GalleryGroup[]) => groups.flatMap(({ items }) => items);

describe('the gallery', () => {
  it('opens with three slides and shows every item of a tab under All', () => {
    expect(gallerySlides.map(({ title }) => title)).toEqual([
      'Immersive Stage Experiences',
      'Premium Collaboration Spaces',
      'Executive Office Environments',
    ]);
    expect(galleryTabs).toEqual(['All', 'Buildings', 'Interiors', 'Videos']);
    const { All, Buildings, Interiors, Videos } = gallery;
    expect(All).toEqual([...Buildings, ...Interiors, ...Videos]);
    const pictures = itemsOf(All).flatMap((item) => (item.kind === 'picture' ? [item.id] : []));
    expect(pictures).toEqual([...new Set(pictures)]);
    const links = itemsOf(Videos).flatMap((item) => (item.kind === 'video' ? [item.href] : []));
    expect(new Set(links).size).toBe(itemsOf(Videos).length);
  });

  it.each(venueIds)('opens sixteen different pictures for %s, its own first', (id) => {
    const photos = venuePhotos(id);
    const own = viewsOf(venues[id]);
    expect(photos).toHaveLength(venuePhotoCount);
    expect(new Set(photos.map((photo) => photo.id)).size).toBe(venuePhotoCount);
    expect(photos.slice(0, own.length)).toEqual(own);
  });
});
