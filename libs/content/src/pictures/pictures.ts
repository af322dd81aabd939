import manifest from './manifest.json';

export type PictureId = keyof typeof manifest;

/** A picture of the site, ready for the Picture component; `base` is where its files begin. */
export interface SitePicture {
  base: string;
  width: number;
  height: number;
  alt: string;
  focus: readonly number[];
  /** Stands in the prerendered page only; the browser's bundle goes without (apps/web/build/pictures.ts). */
  placeholder?: string;
  widths: readonly number[];
}

/**
 * The picture of that name.
 * @param alt what is seen, where the manifest's English words do not fit: German pages, or '' where the text beside it
 *   already says it
 */
export function pictureOf(id: PictureId, alt?: string): SitePicture {
  const picture = manifest[id];
  return { ...picture, base: `/pictures/${id}`, alt: alt ?? picture.alt };
}
