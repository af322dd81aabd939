import manifest from './manifest.json';

export type PictureId = keyof typeof manifest;

/** A picture of the site for the Picture component; `base` is the prefix of its files. */
export interface SitePicture {
  base: string;
  width: number;
  height: number;
  alt: string;
  focus: readonly number[];
  widths: readonly number[];
}

/**
 * Returns a picture by its id.
 * @param alt alternative text if the manifest's English text does not fit: on German pages, or '' if adjacent text says
 * the same
 */
export function pictureOf(id: PictureId, alt?: string): SitePicture {
  const picture = manifest[id];
  return { ...picture, base: `/pictures/${id}`, alt: alt ?? picture.alt };
}
