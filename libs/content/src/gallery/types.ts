import type { PictureId } from '../pictures/pictures';

/** The tabs of /gallery (rule gallery.tabs). */
export type GalleryTab = 'All' | 'Buildings' | 'Interiors' | 'Videos';

export type GalleryItem =
  | { kind: 'picture'; id: PictureId }
  | {
      kind: 'video';
      /** Opens in a new tab. */
      href: string;
      title: string;
      thumbnail: PictureId;
    };

export interface GallerySlide {
  title: string;
  text: string;
  image: { id: PictureId };
}
