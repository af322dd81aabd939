import type { PictureId } from './pictures';

/** Size of the share picture of a page, in pixels: social networks do not crop it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Path of that picture, which is cropped around its focus when the site is built (apps/documents). */
export const sharePath = (id: PictureId): string => `/pictures/share/${id}.jpg`;
