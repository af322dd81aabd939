import { venueIds } from '@mainstage/venues/facts/ids';
import { venues } from '../venues/venues';
import type { PictureId } from './pictures';

/** Size of the picture in a mail, in pixels: shown at half of it, so that it is sharp on a phone. */
export const mailPictureSize = { width: 1200, height: 480 } as const;

/** Pictures of mails that do not concern a single venue. */
export const mailPicture = {
  house: 'hall-audience',
  webinar: 'webinar-wall',
  businessEvents: 'hall-conference',
} as const satisfies Record<string, PictureId>;

/** All pictures of mails; each is cropped to a JPEG when the worker is built (apps/documents). */
export const mailPictures: ReadonlySet<PictureId> = new Set([
  ...Object.values(mailPicture),
  ...venueIds.map((id) => venues[id].heroImage.id),
]);
