import type { PictureRef } from '@mainstage/content/site/page-content';
import { pictureOf, type SitePicture } from '@mainstage/content/pictures/pictures';

export function pictureFrom({ id, alt }: PictureRef): SitePicture {
  return pictureOf(id, alt);
}
