import type { Mailbox } from '@mainstage/config/settings';
import { renderHtml } from './layout/html';
import { renderText } from './layout/text';
import type { MailContext } from './mail-context';
import type { Template } from './template';

export interface MailEnvelope {
  /** Id of the mail owed; the Message-ID is made of it and so stays the same for every attempt. */
  mailId: string;
  /** MAIL_FROM */
  from: Mailbox;
  /** One bare address. */
  to: string;
  /** Where answers go, where the template does not know better. */
  replyTo?: string;
  /** Where a copy of an answer goes, beside where the template says. */
  copyTo?: string;
  /** Where bounces go: the sender of the envelope; the sender of the mail unless told. */
  bounceTo?: string;
  /** SALES_EMAIL: where answers go when nothing else is said. */
  salesEmail?: string;
  /** When the mail is built; the present unless told. */
  now?: Date;
}

/**
 * A mail that nodemailer sends as it stands. Everything is a string made here: nodemailer would read a file or fetch
 * an address for `{ path }` or `{ href }`, so no object that came from outside ever gets this far.
 */
export interface BuiltMail {
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox | Mailbox[];
  /** Set where the sender of the envelope is another than that of the mail. */
  envelope?: { from: string; to: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  /** The header, by the clock of who owes the mail. */
  date: Date;
  headers: Record<string, string | { prepared: true; value: string }>;
  attachments: { filename: string; content: string; contentType: string; contentDisposition: 'attachment' }[];
  /** No word about the software that sends. */
  xMailer: false;
  disableFileAccess: true;
  disableUrlAccess: true;
}

/**
 * Builds a mail: the words of its template, filled with the props.
 * @throws Error if anything meant for a header holds a line break or another control character
 */
export function buildMail<Props>(template: Template<Props>, props: Props, envelope: MailEnvelope): BuiltMail {
  const domain = envelope.from.address.slice(envelope.from.address.lastIndexOf('@') + 1);
  const context: MailContext = { domain, from: envelope.from, to: envelope.to, now: envelope.now ?? new Date() };

  const content = {
    language: template.language,
    reason: template.reason,
    subject: headerText('subject', template.subject(props)),
    preview: template.preview(props),
    blocks: template.blocks(props),
  };
  const replyTo = (template.replyTo?.(props) || envelope.replyTo) ?? envelope.salesEmail;
  const calendar = template.calendar?.(props, context);

  return {
    from: { name: headerText('from', envelope.from.name), address: headerText('from', envelope.from.address) },
    to: bare('to', envelope.to),
    ...(replyTo && { replyTo: repliesTo(replyTo, envelope.copyTo) }),
    ...(envelope.bounceTo && { envelope: { from: envelope.bounceTo, to: envelope.to } }),
    subject: content.subject,
    html: renderHtml(content),
    text: renderText(content),
    messageId: headerText('message-id', `<${envelope.mailId}@${domain}>`),
    date: context.now,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange and Outlook go by this one: no absence notes, no automatic replies.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': template.language,
      ...preparedHeaders(template.headers?.(props) ?? {}),
    },
    attachments: calendar
      ? [
          {
            filename: calendar.filename,
            content: calendar.content,
            contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            contentDisposition: 'attachment',
          },
        ]
      : [],
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

// "Prepared" keeps nodemailer from folding a long link, which some readers of List-Unsubscribe do not unfold.
function preparedHeaders(headers: Record<string, string>): BuiltMail['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value: headerText(name, value) }]),
  );
}

function repliesTo(replyTo: string, copyTo: string | undefined): Mailbox | Mailbox[] {
  const mailbox = bare('reply-to', replyTo);
  return copyTo ? [mailbox, bare('reply-to', copyTo)] : mailbox;
}

function bare(header: string, address: string): Mailbox {
  return { name: '', address: headerText(header, address) };
}

/** Input is validated long before; a header is the one place where a slip would let a visitor write mails. */
function headerText(header: string, text: string): string {
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) throw new Error(`A control character in the ${header} header`);
  return text;
}
