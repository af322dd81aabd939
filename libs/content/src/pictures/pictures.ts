import manifest from './manifest.json';

export type PictureId = keyof typeof manifest;

/** A picture of the site, ready for the Picture component; `base` is where its files begin. */
export interface SitePicture {
  base: string;
  width: number;
  height: number;
  alt: string;
  focus: readonly number[];
  widths: readonly number[];
}

/**
 * The picture of that name.
 * @param alt alternative text if the manifest's English text does not fit: on German pages, or '' if adjacent text
 *   says the same
 */
export function pictureOf(id: PictureId, alt?: string): SitePicture {
  const picture = manifest[id];
  return { ...picture, base: `/pictures/${id}`, alt: alt ?? picture.alt };
}
