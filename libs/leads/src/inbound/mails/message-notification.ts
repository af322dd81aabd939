import { factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import type { MailOf } from '../../mail-of';
import { messageOf } from '../message-of';

/** A message that no lead could be found for, or that could not be read. */
export interface ForwardedMessage {
  sender: string;
  subject: string;
  text: string;
  attachments: string[];
}

/** To sales: a message that the system cannot place. */
export const messageNotification: MailOf<'message-notification', ForwardedMessage> = {
  kind: 'message-notification',
  name: 'Message without a lead, to sales',
  language: 'en',
  reason: 'You are receiving this email because your address is set as the sales team of the website.',
  subject: () => 'A message that belongs to no enquiry',
  preview: () => 'It came to the mailbox for replies and could not be matched.',
  blocks: ({ sender, subject, text, attachments }) => [
    { kind: 'heading', text: 'A message that belongs to no enquiry' },
    {
      kind: 'paragraph',
      text: 'This message came to the mailbox for replies. Its recipient names no enquiry, or it could not be read.',
    },
    factsOf([
      ['From', typed(sender)],
      ['Subject', typed(subject)],
      ['Attachments', typed(attachments.join(', '))],
    ]),
    { kind: 'quote', label: 'Message', text: new VisitorText(text) },
    {
      kind: 'note',
      tone: 'quiet',
      text: 'The message is shown as text; addresses in it stand with brackets, so that none is a live link. The sender is unchecked.',
    },
  ],
  async props(context) {
    const { sender, subject, fullText, attachmentNames } = await messageOf(context);
    const text = fullText.slice(0, 5000) || 'This message has no text that could be read.';
    return { sender: sender ?? '', subject, text, attachments: attachmentNames };
  },
  sample: {
    sender: 'someone@elsewhere.example',
    subject: 'A question',
    text: 'Is there a car park near the venue?',
    attachments: [],
  },
};
