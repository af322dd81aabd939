import type { Mailbox } from '@mainstage/config/settings';
import { headerText } from '../header-text';
import type { BuiltMail, MailEnvelope } from '../built-mail';
import type { Letter } from './letter';
import { letterHtml } from './letter-document';

/** Uses the line ends of a message, and removes characters that reverse or hide the text around them. */
const cleaned = (text: string): string =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');

/**
 * Builds a mail that a member wrote (rule desk.answers): it has no header of automatic mail, and carries the headers by
 * which mail programs thread it.
 * @throws Error if a header value contains a control character, such as a line break
 */
export function buildLetter(
  { language, fromName, to, cc, bcc, inReplyTo, references, date, files, ...text }: Letter,
  subjectText: string,
  { mailId, from, replyTo, bounceTo, salesEmail }: MailEnvelope,
): BuiltMail {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const subject = headerText('subject', subjectText);
  const answers = replyTo ?? salesEmail;
  const letter = { body: cleaned(text.body), quote: text.quote && { ...text.quote, text: cleaned(text.quote.text) } };
  return {
    from: { name: headerText('from', fromName), address: headerText('from', from.address) },
    to: mailboxes('to', to),
    ...(cc.length > 0 && { cc: mailboxes('cc', cc) }),
    ...(answers !== undefined && { replyTo: mailboxes('reply-to', [answers])[0] }),
    // Recipients of Bcc are in the envelope only.
    envelope: {
      from: bounceTo ?? from.address,
      to: [...to, ...cc, ...bcc].map((address) => headerText('to', address)),
    },
    subject,
    html: letterHtml({ ...letter, language }, subject),
    text: letterText(letter),
    messageId: headerText('message-id', `<${mailId}@${domain}>`),
    date,
    headers: {
      'Content-Language': language,
      ...(inReplyTo !== null && { 'In-Reply-To': headerText('in-reply-to', inReplyTo) }),
      ...(references.length > 0 && { References: headerText('references', references.join(' ')) }),
    },
    attachments: files.map(({ filename, contentType, content }) => ({
      ...{ filename: headerText('filename', filename), contentType, content },
      contentDisposition: 'attachment' as const,
      // For every type: otherwise nodemailer would choose the encoding of text by its lines.
      contentTransferEncoding: 'base64' as const,
    })),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const mailboxes = (header: string, addresses: readonly string[]): Mailbox[] =>
  addresses.map((address) => ({ name: '', address: headerText(header, address) }));

function letterText({ body, quote }: Pick<Letter, 'body' | 'quote'>): string {
  if (!quote) return `${body.trimEnd()}\n`;
  const quoted = quote.text
    .trimEnd()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
  return `${body.trimEnd()}\n\n${quote.head}\n${quoted.join('\n')}\n`;
}
