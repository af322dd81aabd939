import type { PictureName } from '@mainstage/contracts/gates/development';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import type { PictureRef } from '@mainstage/content/site/page-content';

/** The picture that gated content names; a test beside that content checks the names against the manifest. */
export const pictureNamed = ({ id, alt }: PictureName): PictureRef => ({ id: id as PictureId, alt });
