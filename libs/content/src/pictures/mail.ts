import { venueIds } from '@mainstage/venues/facts/ids';
import { venues } from '../venues/venues';
import type { PictureId } from './pictures';

/** Size of the picture in a mail, in pixels: it is shown in half of them, sharp on a phone. */
export const mailPictureSize = { width: 1200, height: 480 } as const;

/** Pictures of mails that are about no single venue. */
export const mailPicture = {
  house: 'hall-audience',
  webinar: 'webinar-wall',
  businessEvents: 'hall-conference',
} as const satisfies Record<string, PictureId>;

/** All that mails can carry; each is cut to a JPEG when the worker is built (apps/documents). */
export const mailPictures: ReadonlySet<PictureId> = new Set([
  ...Object.values(mailPicture),
  ...venueIds.map((id) => venues[id].heroImage.id),
]);
