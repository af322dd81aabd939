import type { PictureId } from '@mainstage/content/pictures/pictures';

export interface MailPicture {
  id: PictureId;
  alt: string;
}

/** Source of the pictures of mails, as JPEG files. */
export interface MailPictures {
  /** @returns the same buffer at every call, or undefined if there is no such file */
  jpeg: (id: PictureId) => Buffer | undefined;
}

/**
 * A picture in the message itself, referred to by its Content-ID, so that reading the mail loads nothing from the
 * network.
 */
export interface InlinePicture {
  filename: string;
  content: Buffer;
  contentType: 'image/jpeg';
  contentDisposition: 'inline';
  /** Content-ID without its angle brackets (RFC 2392). */
  cid: string;
}

/** The message part of a picture; its Content-ID is the same at every attempt. */
export const inlinePicture = (content: Buffer, domain: string): InlinePicture => ({
  filename: 'picture.jpg',
  content,
  contentType: 'image/jpeg',
  contentDisposition: 'inline',
  cid: `picture@${domain}`,
});
