import type { PictureRef } from '../pages/page-content';
import type { PictureId } from '../pictures/pictures';

/** Pictures by name, each with its own words for what is seen. */
export const pictureList = (...ids: PictureId[]): readonly PictureRef[] => ids.map((id) => ({ id }));
