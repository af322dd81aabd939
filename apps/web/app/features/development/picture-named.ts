import type { PictureName } from '@mainstage/contracts/gates/development';
import { type PictureId, pictureOf, type SitePicture } from '@mainstage/content/pictures/pictures';

/** The picture that gated content names; a test beside that content holds the names to the manifest. */
export function pictureNamed({ id, alt }: PictureName): SitePicture {
  return pictureOf(id as PictureId, alt);
}
