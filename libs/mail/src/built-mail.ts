import type { Mailbox } from '@mainstage/config/settings';
import type { InlinePicture, MailPictures } from './mail-picture';

export interface MailEnvelope {
  /** Id of the outbox row; the Message-ID is derived from it and is the same for every attempt. */
  mailId: string;
  from: Mailbox;
  /** One bare address. */
  to: string;
  replyTo?: string;
  /** Further reply address, beside that of the template. */
  copyTo?: string;
  /** Envelope sender, to which bounces are returned; the sender of the mail by default. */
  bounceTo?: string;
  /** SALES_EMAIL: the reply address if no other is set. */
  salesEmail?: string;
  reason?: string | undefined;
  now?: Date;
  /** Pictures that templates refer to; a mail without its picture is sent all the same. */
  pictures?: MailPictures;
}

export interface MailFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

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
 * fetch a URL for `{ path }` or `{ href }`, so no external object is ever passed on.
 */
export interface BuiltMail {
  from: Mailbox;
  to: Mailbox | Mailbox[];
  cc?: Mailbox[];
  replyTo?: Mailbox | Mailbox[];
  /** Set if the envelope sender differs from the sender of the mail. */
  envelope?: { from: string; to: string | string[] };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string | { prepared: true; value: string }>;
  attachments: (CalendarAttachment | FileAttachment | InlinePicture)[];
  xMailer: false;
  disableFileAccess: true;
  disableUrlAccess: true;
}
