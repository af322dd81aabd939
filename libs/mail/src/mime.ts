import * as base64 from 'nodemailer/lib/base64';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as quotedPrintable from 'nodemailer/lib/qp';
import type { BuiltMail } from './build-mail';
import type { Envelope } from './transport-session';

/** A complete message and its envelope. */
export interface WrittenMail {
  envelope: Envelope;
  /** Headers and body, in pure ASCII. */
  message: Buffer;
}

/**
 * Serialises a mail. Headers, boundaries and encodings are nodemailer's; its streams, a dozen per mail, are avoided
 * because every part is a string. `written-mails.spec.ts` of libs/leads compares each kind of mail with nodemailer's bytes.
 */
export function writeMail(mail: BuiltMail): WrittenMail {
  // Derived from the mail's id, which visitors cannot know, so that their text cannot contain it.
  const baseBoundary = /[0-9a-f-]{36}/.exec(mail.messageId)?.[0];
  const root = new MailComposer({ ...mail, ...(baseBoundary && { baseBoundary }) }).compile();
  // SMTP lines end with CR and LF.
  const text = written(root).replace(/\r\n?|\n/g, '\r\n');
  return { envelope: root.getEnvelope() as Envelope, message: Buffer.from(text, 'latin1') };
}

/** A part with its headers; parts of a multipart end with a line break. */
function written(node: MimeNode): string {
  const headers = node.buildHeaders();
  if (!node.multipart) return `${headers}\n\n${encoded(node)}`;
  const parts = node.childNodes.map((child) => `--${String(node.boundary)}\n${written(child)}\n`);
  return `${headers}\n\n${parts.join('')}--${String(node.boundary)}--\n`;
}

function encoded(node: MimeNode): string {
  const { content } = node;
  if (typeof content !== 'string') throw new TypeError('A part of a mail is a string');
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
