import type { Mailbox } from '@mainstage/config/settings';
import type { InlinePicture, MailPictures } from './mail-picture';

export interface MailEnvelope {
  /** Id of the outbox row; the Message-ID is derived from it and is the same for every attempt. */
  mailId: string;
  /** MAIL_FROM */
  from: Mailbox;
  /** One bare address. */
  to: string;
  /** Reply address, unless the template sets one. */
  replyTo?: string;
  /** Where a copy of an answer goes, beside where the template says. */
  copyTo?: string;
  /** Where bounces go: the sender of the envelope; the sender of the mail by default. */
  bounceTo?: string;
  /** SALES_EMAIL: the reply address if no other is set. */
  salesEmail?: string;
  /** Why this reader gets the mail; as the template says where absent. */
  reason?: string | undefined;
  /** When the mail is built; defaults to now. */
  now?: Date;
  /** The pictures that templates name; a mail is sent without one that is not there. */
  pictures?: MailPictures;
}

/** A file that a member sends. */
interface FileAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
  contentDisposition: 'attachment';
  contentTransferEncoding: 'base64';
}

export interface CalendarAttachment {
  filename: string;
  content: string;
  contentType: string;
  contentDisposition: 'attachment';
}

/**
 * A mail in nodemailer's format. All values are strings made here, or our own pictures: nodemailer would read a file or
 * fetch a URL for `{ path }` or `{ href }`, so no object from outside is ever passed on.
 */
export interface BuiltMail {
  from: Mailbox;
  to: Mailbox | Mailbox[];
  cc?: Mailbox[];
  replyTo?: Mailbox | Mailbox[];
  /** Set where the sender of the envelope is another than that of the mail. */
  envelope?: { from: string; to: string | string[] };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** The Date header, by the database clock. */
  date: Date;
  headers: Record<string, string | { prepared: true; value: string }>;
  attachments: (CalendarAttachment | FileAttachment | InlinePicture)[];
  /** No header about the sending software. */
  xMailer: false;
  disableFileAccess: true;
  disableUrlAccess: true;
}
