import type { PictureRef } from '@mainstage/content/site/page-content';
import { cutOf } from '@mainstage/content/pictures/cuts';
import { pictureOf, type SitePicture } from '@mainstage/content/pictures/pictures';

/** The picture that a page's content names. */
export function pictureFrom({ id, alt }: PictureRef): SitePicture {
  return pictureOf(id, alt);
}

/** The picture of a slide, and its square cut for a telephone where there is one. */
export function slidePicture(ref: PictureRef) {
  return { picture: pictureFrom(ref), cut: cutOf(ref.id, '1x1') };
}
