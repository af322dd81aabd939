import * as base64 from 'nodemailer/lib/base64';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as quotedPrintable from 'nodemailer/lib/qp';
import type { BuiltMail } from './build-mail';
import type { Envelope } from './transport-session';

/** A mail as it goes over the line, and between whom. */
export interface WrittenMail {
  envelope: Envelope;
  /** Headers and body, in pure ASCII. */
  message: Buffer;
}

/**
 * Writes a mail out. Headers, boundaries and encodings are nodemailer's; its streams, a dozen for each mail, are left out,
 * since every part is a string that is there. `mime.spec.ts` holds each kind of mail to the bytes of nodemailer's streams.
 */
export function writeMail(mail: BuiltMail): WrittenMail {
  // Of the mail's id, which no visitor knows before: what they typed cannot hold it.
  const baseBoundary = /[0-9a-f-]{36}/.exec(mail.messageId)?.[0];
  const root = new MailComposer({ ...mail, ...(baseBoundary && { baseBoundary }) }).compile();
  // An SMTP line ends with both, and nothing else may stand for its end.
  const text = written(root).replace(/\r\n?|\n/g, '\r\n');
  return { envelope: root.getEnvelope() as Envelope, message: Buffer.from(text, 'latin1') };
}

/** A part with its headers; one of many parts ends with a line break. */
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
