import { venuePhotoCount } from '../constants/gallery';
import type { PictureRef } from '../pages/page-content';
import type { Venue } from '../venues/types';
import { gallery } from './gallery';

/**
 * The pictures behind a venue's Photos tile: its own first, then the house until there are sixteen (spec 9), none twice.
 */
export function venuePhotos({
  heroImage,
  galleryImages,
}: Pick<Venue, 'heroImage' | 'galleryImages'>): readonly PictureRef[] {
  const house = gallery.All.flatMap((item) => (item.kind === 'picture' ? [{ id: item.id }] : []));
  const byId = new Map<string, PictureRef>();
  for (const picture of [heroImage, ...galleryImages, ...house]) {
    if (!byId.has(picture.id)) byId.set(picture.id, picture);
  }
  return [...byId.values()].slice(0, venuePhotoCount);
}
