import { setUpsOf } from '@mainstage/venues/facts/capacities';
import { venueCatalog } from '@mainstage/venues/facts/catalog';
import { type VenueId, venueIds } from '@mainstage/venues/facts/ids';
import { setUpGuests, specificationsOf } from '@mainstage/venues/facts/present';
import type { VenueWords } from '@mainstage/venues/facts/place';
import type { PictureId } from '../pictures/pictures';
import type { Venue } from './types';

/** The catalog has picture names as strings; here the compiler checks them against the manifest. */
interface CheckedPictures {
  layouts: readonly { image: PictureId }[];
  words: { heroImage: PictureId; galleryImages: readonly PictureId[] };
}
const pictured: Readonly<Record<VenueId, CheckedPictures>> = venueCatalog;

/** Every venue with a page, as its page shows it, by id. */
export const venues = Object.fromEntries(venueIds.map((id) => [id, venueFor(id)])) as Record<VenueId, Venue>;

function venueFor(id: VenueId): Venue {
  const { name, category, subtitle, description, videoUrl, features }: VenueWords = venueCatalog[id].words;
  const { words, layouts } = pictured[id];
  return {
    ...{ name, category, subtitle, description, features },
    ...(videoUrl !== undefined && { videoUrl }),
    heroImage: { id: words.heroImage },
    specifications: Object.fromEntries(specificationsOf(id)),
    galleryImages: words.galleryImages.map((picture) => ({ id: picture })),
    seatingConfigurations: setUpsOf(id).map((setUp, index) => ({
      name: setUp.caption,
      capacity: setUpGuests(setUp),
      description: setUp.description,
      image: { id: layouts[index]!.image },
    })),
  };
}
