import * as base64 from 'nodemailer/lib/base64';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as quotedPrintable from 'nodemailer/lib/qp';
import type { BuiltMail } from './built-mail';
import type { Envelope } from './transport-session';

export interface WrittenMail {
  envelope: Envelope;
  /** Headers and body, in pure ASCII. */
  message: Buffer;
}

/**
 * Serialises a mail. Headers, boundaries and encodings are nodemailer's; its streams, a dozen per mail, are avoided
 * because every part is in memory. `written-mails.spec.ts` of libs/desk compares each kind of mail with nodemailer's
 * bytes.
 */
export function writeMail(mail: BuiltMail): WrittenMail {
  // Derived from the mail's id, which visitors cannot know, so that their text cannot contain it.
  const baseBoundary = /[0-9a-f-]{36}/.exec(mail.messageId)?.[0];
  const root = new MailComposer({ ...mail, ...(baseBoundary && { baseBoundary }) }).compile();
  const message = Buffer.concat(
    joined(written(root)).map((piece) => (typeof piece === 'string' ? lines(piece) : piece)),
  );
  return { envelope: root.getEnvelope() as Envelope, message };
}

/** SMTP lines end with CR and LF. */
const lines = (text: string): Buffer => Buffer.from(text.replace(/\r\n?|\n/g, '\r\n'), 'latin1');

/** Text, whose line ends are normalised once for the whole message, or an encoded picture. */
type Piece = string | Buffer;

function written(node: MimeNode): Piece[] {
  const headers = `${node.buildHeaders()}\n\n`;
  if (!node.multipart) return [headers, encoded(node)];
  const parts = node.childNodes.flatMap((child) => [`--${String(node.boundary)}\n`, ...written(child), '\n']);
  return [headers, ...parts, `--${String(node.boundary)}--\n`];
}

function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    if (typeof piece === 'string' && typeof before === 'string') whole[whole.length - 1] = before + piece;
    else whole.push(piece);
  }
  return whole;
}

/** Caches the encoded pictures, which are the same for thousands of mails, for as long as their buffers live. */
const encodedPictures = new WeakMap<Buffer, Buffer>();

function encodedPicture(picture: Buffer): Buffer {
  const known = encodedPictures.get(picture) ?? lines(base64.wrap(base64.encode(picture)));
  encodedPictures.set(picture, known);
  return known;
}

function encoded(node: MimeNode): Piece {
  const { content } = node;
  // Attachments of members are sent once, so their encoding is not cached.
  if (Buffer.isBuffer(content) && String(node.getHeader('Content-Disposition')).startsWith('attachment'))
    return lines(base64.wrap(base64.encode(content)));
  if (Buffer.isBuffer(content) && String(node.getHeader('Content-Type')).startsWith('image/'))
    return encodedPicture(content);
  if (typeof content !== 'string') throw new TypeError('A part of a mail is a string or a picture');
  switch (node.getHeader('Content-Transfer-Encoding')) {
    case 'base64':
      return base64.wrap(base64.encode(content));
    case 'quoted-printable':
      return quotedPrintable.wrap(quotedPrintable.encode(content));
    case '7bit':
      return content;
    default:
      throw new TypeError('A part of a mail has an encoding');
  }
}
