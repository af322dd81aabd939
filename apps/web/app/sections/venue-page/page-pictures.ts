import type { PictureRef } from '@mainstage/content/pages/page-content';
import type { Venue } from '@mainstage/content/venues/types';

/** How many pictures make a gallery. */
const enough = 2;

/** The gallery of a venue's page: its pictures without those that stand elsewhere on the page, where enough are left. */
export function galleryOf({ heroImage, galleryImages, seatingConfigurations }: Venue): readonly PictureRef[] {
  const without = (used: readonly PictureRef[]) =>
    galleryImages.filter(({ id }) => !used.some((picture) => picture.id === id));
  const fresh = without([heroImage, ...seatingConfigurations.map(({ image }) => image)]);
  return fresh.length >= enough ? fresh : without([heroImage]);
}
