import type { VenueId } from '@mainstage/venues/facts/ids';
import type { PictureId } from '../pictures/pictures';

/** The tabs of /gallery (rule gallery.tabs). */
export type GalleryTab = 'All' | 'Buildings' | 'Interiors' | 'Videos';

export type GalleryItem =
  | { kind: 'picture'; id: PictureId }
  | {
      kind: 'video';
      href: string;
      title: string;
      thumbnail: PictureId;
    };

/** The pictures of a room, or the films, under one name. */
export interface GalleryGroup {
  /** Its value in the address, which shows this group only. */
  id: string;
  name: string;
  /** The venue whose page shows more. */
  venue?: VenueId;
  items: readonly GalleryItem[];
}

export interface GallerySlide {
  title: string;
  text: string;
  image: { id: PictureId };
}
