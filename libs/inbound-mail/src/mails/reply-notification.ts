import { type MessageNotice, messageNotices } from '@mainstage/contracts/desk/messages';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { notification, type Notification } from '@mainstage/leads/notification';
import { type Visitor, visitorOf } from '@mainstage/leads/visitor-of';
import { ordinary } from '@mainstage/leads/sample';
import type { InboundMail } from '../entities/inbound-mail';
import { calendarAnswerOf } from './calendar-answer';
import { attachmentLinks, numberedNames } from './attachment-links';
import { messageLinks } from '../token/message-token';
import { messageOf, noticesOf } from './message-of';

/** Characters of the message that the mail shows. */
const mostCharacters = 5000;

/** A message about a lead, usually from its visitor. */
export interface VisitorReply
  extends
    Notification<Visitor & { message: string }>,
    Pick<InboundMail, 'kind' | 'authorship' | 'senderRelation' | 'failedChecks'> {
  /** The sender's address, which can be forged. */
  sender: string;
  subjectLine: string;
  /** Answer to the calendar entry, with its author. */
  answer: string | null;
  attachments: string[];
  notices: MessageNotice[];
  /** Whether the index of a name is the number of its file. */
  isNumbered: boolean;
  messageUrl: string;
}

/** A fixed title by kind; without the author, because From can be forged. */
function titleOf({ kind, authorship, senderRelation }: VisitorReply): string {
  if (kind === 'unknown-sender') return 'Is this one of you?';
  if (authorship === 'perhaps-automatic') return 'Perhaps an automatic answer';
  if (kind === 'calendar-reply') return 'A visitor has answered the calendar entry';
  if (senderRelation === 'colleague') return 'Somebody has replied for the visitor';
  if (senderRelation === 'stranger') return 'A stranger has replied';
  if (senderRelation === 'team') return 'A reply from an address of the team';
  return 'A visitor has replied';
}

function alertOf(reply: VisitorReply): string | undefined {
  const { kind, authorship, senderRelation, failedChecks } = reply;
  const alerts = [
    failedChecks !== null && `The sender’s address failed the check of our mail server (${failedChecks}).`,
    kind === 'unknown-sender' &&
      'Somebody whom nobody knows wrote to the copy address. Nothing has changed: say at the desk whether it is one of you.',
    authorship === 'perhaps-automatic' && 'A machine sent it, perhaps with a person’s words. The clock is not changed.',
    kind === 'visitor-reply' && senderRelation === 'stranger' && 'This address is new to the lead.',
    kind === 'visitor-reply' &&
      senderRelation === 'team' &&
      'It came to the visitor’s address for replies, so it is no answer, whoever wrote it.',
  ].filter((alert) => alert !== false);
  return alerts.length > 0 ? alerts.join(' ') : undefined;
}

/** Only if it looks like one address; otherwise sales would answer to nobody. */
const isAddress = (text: string): boolean => /^[^\s<>@,;"]{1,64}@[^\s<>@,;"]{1,255}$/.test(text);

const common = notification<'reply-notification', Visitor & { message: string }, VisitorReply>({
  kind: 'reply-notification',
  name: 'Reply of a visitor, to sales',
  title: titleOf,
  alert: alertOf,
  subject: (reply) => [titleOf(reply)],
  unanswered: true,
  fields: {
    name: 'Name',
    email: 'Email',
    phone: { phone: 'Phone' },
    company: 'Company',
    message: { quote: 'Message' },
  },
  requestFacts: ({ sender, subjectLine, answer, attachments }) => [
    ['Sent from', sender ? new VisitorText(sender) : undefined],
    ['Subject', subjectLine ? new VisitorText(subjectLine) : undefined],
    ['Calendar entry', answer && new VisitorText(answer)],
    ['Attachments', attachments.length > 0 ? new VisitorText(numberedNames(attachments)) : undefined],
  ],
  notes: ({ notices }) => notices.map((notice) => messageNotices[notice]),
  action: ({ messageUrl, attachments, isNumbered }) => [
    { kind: 'button', label: 'Read the whole message', url: messageUrl, quiet: true },
    ...attachmentLinks(messageUrl, attachments, isNumbered),
  ],
  async props(context) {
    const message = await messageOf(context);
    const visitor = await visitorOf(context);
    const { kind, authorship, senderRelation, failedChecks } = message;
    return {
      ...visitor,
      ...{ kind, authorship, senderRelation, failedChecks },
      receivedAt: message.receivedAt,
      typed: { ...visitor.typed, message: message.visibleText.slice(0, mostCharacters) },
      sender: message.sender ?? '',
      subjectLine: message.subject,
      answer: calendarAnswerOf(message),
      attachments: message.attachmentNames,
      notices: noticesOf(message, mostCharacters),
      isNumbered: message.notices !== null,
      messageUrl: messageLinks.inboundMessage(context.links, message.id, context.mail.createdAt),
    };
  },
  sample: {
    ...ordinary,
    ...{ kind: 'visitor-reply', authorship: 'person', senderRelation: 'visitor', failedChecks: null },
    sender: 'ada.muster@firma.example',
    subjectLine: 'Re: Your tour request',
    answer: null,
    attachments: ['plan.pdf', 'guests.xlsx'],
    notices: ['left-out'],
    isNumbered: true,
    messageUrl: 'https://stage.example/api/inbound-messages/c2FtcGxlLXRva2Vu',
    typed: {
      name: 'Ada Muster',
      email: 'ada.muster@firma.example',
      phone: '+49 69 90009-121',
      company: null,
      message: 'Tuesday at ten suits us well.\nIs the terrace included?',
    },
  },
});

/** To sales: somebody has written about this lead. */
export const replyNotification: typeof common = {
  ...common,
  /** Answers go to the author who wrote for the visitor, and to the visitor; not to an address that may be forged. */
  replyTo({ typed: { email }, sender, senderRelation, failedChecks }) {
    const writesForVisitor = senderRelation === 'colleague' || senderRelation === 'stranger';
    return writesForVisitor && failedChecks === null && isAddress(sender) ? [sender, email] : email;
  },
};
