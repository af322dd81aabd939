import type { Mailbox } from '@mainstage/config/settings';
import { renderHtml } from './layout/html';
import { renderText } from './layout/text';
import type { BuiltMail, CalendarAttachment, MailEnvelope, MailFile } from './built-mail';
import { headerText } from './header-text';
import { buildLetter } from './letter/build-letter';
import type { CalendarFile } from './calendar/calendar-file';
import type { MailContext } from './mail-context';
import { inlinePicture } from './mail-picture';
import type { Template } from './template';

const given = <Value extends string, Props>(value: Value | ((props: Props) => Value), props: Props): Value =>
  typeof value === 'function' ? value(props) : value;

/**
 * Builds a mail from a template and its props.
 * @throws Error if a header value contains a control character, such as a line break
 */
export function buildMail<Props>(template: Template<Props>, props: Props, envelope: MailEnvelope): BuiltMail {
  const letter = template.letter?.(props);
  if (letter) return buildLetter(letter, template.subject(props), envelope);
  const domain = envelope.from.address.slice(envelope.from.address.lastIndexOf('@') + 1);
  const { from, to, replyTo: answersTo, now = new Date() } = envelope;
  const context: MailContext = { domain, from, to, replyTo: answersTo, now };

  const shown = template.picture?.(props);
  const jpeg = shown && envelope.pictures?.jpeg(shown.id);
  const picture = jpeg && inlinePicture(jpeg, domain);

  const language = given(template.language, props);
  const content = {
    language,
    reason: envelope.reason ?? given(template.reason, props),
    subject: headerText('subject', template.subject(props)),
    preview: template.preview(props),
    blocks: template.blocks(props),
    ...(shown && picture && { picture: { cid: picture.cid, alt: shown.alt } }),
  };
  const own = [template.replyTo?.(props) ?? []].flat().filter((address) => address !== '');
  const fallback = envelope.replyTo ?? envelope.salesEmail;
  const replyTo = own.length > 0 ? own : fallback === undefined ? [] : [fallback];
  const calendar = template.calendar?.(props, context);

  return {
    from: { name: headerText('from', envelope.from.name), address: headerText('from', envelope.from.address) },
    to: bare('to', envelope.to),
    ...(replyTo.length > 0 && { replyTo: repliesTo(replyTo, envelope.copyTo) }),
    ...(envelope.bounceTo && { envelope: { from: envelope.bounceTo, to: envelope.to } }),
    subject: content.subject,
    html: renderHtml(content),
    text: renderText(content),
    messageId: headerText('message-id', `<${envelope.mailId}@${domain}>`),
    date: context.now,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Exchange and Outlook evaluate this header: no absence notes, no automatic replies.
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
      'Content-Language': language,
      ...preparedHeaders(template.headers?.(props) ?? {}),
    },
    attachments: [
      ...filesOf(template.files?.(props) ?? []),
      ...(calendar ? [attached(calendar)] : []),
      ...(picture ? [picture] : []),
    ],
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const filesOf = (files: readonly MailFile[]): BuiltMail['attachments'] =>
  files.map(({ filename, contentType, content }) => ({
    ...{ filename: headerText('filename', filename), contentType, content },
    ...{ contentDisposition: 'attachment', contentTransferEncoding: 'base64' },
  }));

const attached = ({ filename, content, method }: CalendarFile): CalendarAttachment => ({
  filename,
  content,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  contentDisposition: 'attachment',
});

// "Prepared" keeps nodemailer from folding a long link, which some readers of List-Unsubscribe do not unfold.
function preparedHeaders(headers: Record<string, string>): BuiltMail['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { prepared: true, value: headerText(name, value) }]),
  );
}

function repliesTo(replyTo: string[], copyTo: string | undefined): Mailbox | Mailbox[] {
  const [first, ...others] = [...replyTo, ...(copyTo ? [copyTo] : [])].map((address) => bare('reply-to', address));
  return first && others.length === 0 ? first : [first, ...others].filter((mailbox) => mailbox !== undefined);
}

function bare(header: string, address: string): Mailbox {
  return { name: '', address: headerText(header, address) };
}
