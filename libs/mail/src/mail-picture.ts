import type { PictureId } from '@mainstage/content/pictures/pictures';

/** The picture under the heading of a mail to a visitor. */
export interface MailPicture {
  id: PictureId;
  /** What is seen, in the language of the mail. */
  alt: string;
}

/** Where the pictures of mails come from, as JPEG files. */
export interface MailPictures {
  /** @returns the same buffer at every call, or undefined where there is no such file */
  jpeg: (id: PictureId) => Buffer | undefined;
}

/** A picture in the message itself, referred to by its Content-ID: nothing is fetched when the mail is read. */
export interface InlinePicture {
  filename: string;
  content: Buffer;
  contentType: 'image/jpeg';
  contentDisposition: 'inline';
  /** Content-ID without its angle brackets (RFC 2392). */
  cid: string;
}

/** The part of the message that holds a picture; its Content-ID is the same at every attempt. */
export const inlinePicture = (content: Buffer, domain: string): InlinePicture => ({
  filename: 'picture.jpg',
  content,
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
  cid: `picture@${domain}`,
});
