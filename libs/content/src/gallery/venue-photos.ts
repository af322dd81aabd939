import { venuePhotoCount } from '../constants/gallery';
import type { PictureRef } from '../site/page-content';
import type { VenueId } from '@mainstage/venues/facts/ids';
import { nearest } from '../venues/relations';
import { venues } from '../venues/venues';
import { viewsOf } from '../venues/views';
import { gallery } from './gallery';

/**
 * The pictures of a venue's Photos tile: its own, then those of the nearest places, then of the building, up to sixteen
 * distinct ones (rule venues.photos).
 */
export function venuePhotos(id: VenueId): readonly PictureRef[] {
  const house = gallery.All.flatMap(({ items }) => items).flatMap((item) =>
    item.kind === 'picture' ? [{ id: item.id }] : [],
  );
  const photos = [...[id, ...nearest(id)].flatMap((place) => viewsOf(venues[place])), ...house];
  const byId = new Map<string, PictureRef>();
  for (const photo of photos) if (!byId.has(photo.id)) byId.set(photo.id, photo);
  return [...byId.values()].slice(0, venuePhotoCount);
}
