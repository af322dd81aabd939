import { mailPictureSize } from '@mainstage/content/pictures/mail';
import type { PictureId } from '@mainstage/content/pictures/pictures';
import type { PictureStore } from '@mainstage/pdf/pictures/picture-store';

/** The picture in a mail. @returns a JPEG: Outlook for Windows supports neither WebP nor AVIF */
export async function mailPicture(id: PictureId, store: PictureStore): Promise<Buffer> {
  const picture = await store.around(id, mailPictureSize);
  return picture.jpeg({ quality: 60, mozjpeg: true }).toBuffer();
}
