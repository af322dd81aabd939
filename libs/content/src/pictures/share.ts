import type { PictureId } from './pictures';

/** Size of the picture that a page is shared with, in pixels: what social networks show without cropping it again. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where that picture lies: cut around its focus when the site is built (apps/documents). */
export const sharePath = (id: PictureId): string => `/pictures/share/${id}.jpg`;
