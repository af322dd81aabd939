import { cutOf } from '@mainstage/content/pictures/cuts';
import type { PictureRef } from '@mainstage/content/site/page-content';
import type { SlideshowSlide } from '@mainstage/ui/slideshow/slideshow';
import { pictureFrom } from '../../pictures';

/** The picture of a slide, and its square cut for a phone if there is one. */
export function slidePicture(ref: PictureRef): Pick<SlideshowSlide, 'picture' | 'cut'> {
  return { picture: pictureFrom(ref), cut: cutOf(ref.id) };
}
