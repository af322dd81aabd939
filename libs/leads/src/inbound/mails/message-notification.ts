import { factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import type { MailOf } from '../../mail-of';
import { messageOf } from '../message-of';

/** A message that no lead could be found for, or that could not be read. */
export interface ForwardedMessage {
  /** What the stranger wrote; untrusted. */
  typed: { email: string; subject: string; message: string; attachments: string };
  /** Where sales reads all of it, and operators get the attachments. */
  messageUrl: string;
}

/** To sales: a message that the system cannot place. */
export const messageNotification: MailOf<'message-notification', ForwardedMessage> = {
  kind: 'message-notification',
  name: 'Message without a lead, to sales',
  language: 'en',
  reason: 'You are receiving this email because your address is set as the sales team of the website.',
  subject: () => 'A message that belongs to no enquiry',
  preview: () => 'It came to the mailbox for replies and could not be matched.',
  blocks: ({ typed: { email, subject, message, attachments }, messageUrl }) => [
    { kind: 'heading', text: 'A message that belongs to no enquiry' },
    {
      kind: 'paragraph',
      text: 'This message came to the mailbox for replies. Its address names no enquiry, or it could not be read.',
    },
    factsOf([
      ['From', typed(email)],
      ['Subject', typed(subject)],
      ['Attachments', typed(attachments)],
    ]),
    { kind: 'quote', label: 'Message', text: new VisitorText(message) },
    { kind: 'button', label: 'Read the whole message', url: messageUrl, quiet: true },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'The message is shown as plain text; web addresses in it have brackets, so that none is a live link. The sender is unchecked.',
    },
  ],
  // Only what looks like one address; else sales would answer to nobody.
  replyTo: ({ typed: { email } }) => (/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(email) ? email : ''),
  async props(context) {
    const { id, sender, subject, fullText, attachmentNames } = await messageOf(context);
    const message = fullText.slice(0, 5000) || 'This message has no text that could be read.';
    return {
      typed: { email: sender ?? '', subject, message, attachments: attachmentNames.join(', ') },
      messageUrl: context.links.inboundMessage(id, context.mail.createdAt),
    };
  },
  sample: {
    typed: {
      email: 'ada.muster@firma.example',
      subject: 'A question',
      message: 'Is there a car park near the venue?',
      attachments: '',
    },
    messageUrl: 'https://stage.example/api/inbound-messages/c2FtcGxlLXRva2Vu',
  },
};
