import { type MessageNotice, messageNotices } from '@mainstage/contracts/desk/messages';
import { type Block, factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import type { MailOf } from '@mainstage/leads/mail-of';
import { ownerReason, salesReason } from '@mainstage/leads/sales-reason';
import { messageLinks } from '../token/message-token';
import { messageOf, noticesOf } from './message-of';
import { attachmentLinks, numberedNames } from './attachment-links';

/** Characters of the message that the mail shows. */
const mostCharacters = 5000;

/** A message without a lead, one that could not be parsed, or an unproven report of a server. */
export interface ForwardedMessage {
  why: 'no-lead' | 'unreadable' | 'unproven';
  isPerhapsAutomatic: boolean;
  failedChecks: string | null;
  /** Text of the unknown sender; untrusted. */
  typed: { email: string; subject: string; message: string };
  attachments: string[];
  notices: MessageNotice[];
  /** Whether the index of a name is the number of its file. */
  isNumbered: boolean;
  /** Page of the whole message with its attachments. */
  messageUrl: string;
}

const titles: Record<ForwardedMessage['why'], string> = {
  'no-lead': 'A message that belongs to no enquiry',
  unreadable: 'A message that could not be read',
  unproven: 'A mail server reports that an email did not arrive',
};

const reasons: Record<ForwardedMessage['why'], string> = {
  'no-lead': 'This message came to the mailbox for replies. Its address names no enquiry.',
  unreadable: 'This message came to the mailbox for replies and could not be read as one.',
  unproven:
    'It came to another address than our mails name for such reports, so anybody may have written it: nothing has changed. Please call the visitor if you wait for an answer.',
};

const warnings = ({ isPerhapsAutomatic, failedChecks, notices }: ForwardedMessage): Block[] =>
  [
    isPerhapsAutomatic && 'Perhaps automatic: a machine sent it.',
    failedChecks !== null && `The sender’s address failed the check of our mail server (${failedChecks}).`,
    ...notices.map((notice) => messageNotices[notice]),
  ].flatMap((text) => (text === false ? [] : [{ kind: 'note', tone: 'alert', text }]));

const whatCameIn = ({
  typed: { email, subject, message },
  attachments,
  isNumbered,
  messageUrl,
}: ForwardedMessage): Block[] => [
  factsOf([
    ['From', typed(email)],
    ['Subject', typed(subject)],
    ['Attachments', typed(numberedNames(attachments))],
  ]),
  ...(message ? [{ kind: 'quote', label: 'Message', text: new VisitorText(message) } as const] : []),
  { kind: 'button', label: 'Read the whole message', url: messageUrl, quiet: true },
  ...attachmentLinks(messageUrl, attachments, isNumbered),
];

/** To sales: a message that could not be assigned. */
export const messageNotification: MailOf<'message-notification', ForwardedMessage> = {
  kind: 'message-notification',
  name: 'Message without a lead, to sales',
  language: 'en',
  reason: salesReason,
  ownerReason,
  subject: ({ why }) => titles[why],
  preview: () => 'It came to the mailbox for replies.',
  blocks: (forwarded) => [
    { kind: 'heading', text: titles[forwarded.why] },
    { kind: 'paragraph', text: reasons[forwarded.why] },
    ...warnings(forwarded),
    ...whatCameIn(forwarded),
    {
      kind: 'note',
      tone: 'quiet',
      text: 'The message is shown as plain text; web addresses in it have brackets, so that none is a live link. The sender is unchecked.',
    },
  ],
  // Only if it looks like one address; otherwise sales would answer to nobody.
  replyTo: ({ typed: { email } }) => (/^[^\s<>@,;"]+@[^\s<>@,;"]+$/.test(email) ? email : ''),
  async props(context) {
    const message = await messageOf(context);
    const { id, kind, leadId, authorship, failedChecks, sender, subject, fullText, attachmentNames } = message;
    // This mail shows the whole text.
    const notices = noticesOf({ ...message, visibleText: fullText }, mostCharacters);
    return {
      why: kind === 'bounce' || kind === 'complaint' ? 'unproven' : leadId === null ? 'no-lead' : 'unreadable',
      isPerhapsAutomatic: authorship === 'perhaps-automatic',
      failedChecks,
      typed: { email: sender ?? '', subject, message: fullText.slice(0, mostCharacters) },
      attachments: attachmentNames,
      notices: notices.filter((notice) => notice !== 'left-out'),
      isNumbered: message.notices !== null,
      messageUrl: messageLinks.inboundMessage(context.links, id, context.mail.createdAt),
    };
  },
  sample: {
    ...{ why: 'no-lead', isPerhapsAutomatic: false, failedChecks: null },
    typed: {
      email: 'ada.muster@firma.example',
      subject: 'A question',
      message: 'Is there a car park near the venue?',
    },
    attachments: [],
    notices: [],
    isNumbered: true,
    messageUrl: 'https://stage.example/api/inbound-messages/c2FtcGxlLXRva2Vu',
  },
};
