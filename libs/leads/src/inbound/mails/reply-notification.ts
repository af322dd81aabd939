import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import { notification, type Notification } from '../../notification';
import { type Visitor, visitorOf } from '../../operations/visitor-of';
import { ordinary } from '../../sample';
import { messageOf } from '../message-of';

/** A visitor's answer to a mail of ours. */
export interface VisitorReply extends Notification<Visitor & { message: string }> {
  /** The address that it came from; anyone may have written it. */
  sender: string;
  attachments: string[];
  messageUrl: string;
}

/** To sales: this visitor has answered. */
export const replyNotification = notification<'reply-notification', Visitor & { message: string }, VisitorReply>({
  kind: 'reply-notification',
  name: 'Reply of a visitor, to sales',
  title: 'A visitor has replied',
  subject: () => ['A visitor has replied'],
  unanswered: true,
  fields: {
    name: 'Name',
    email: 'Email',
    phone: { phone: 'Phone' },
    company: 'Company',
    message: { quote: 'Message' },
  },
  requestFacts: ({ sender, attachments }) => [
    ['Sent from', sender ? new VisitorText(sender) : undefined],
    ['Attachments', attachments.length > 0 ? new VisitorText(attachments.join(', ')) : undefined],
  ],
  action: ({ messageUrl }) => ({ kind: 'button', label: 'Read the whole message', url: messageUrl, quiet: true }),
  async props(context) {
    const message = await messageOf(context);
    const visitor = await visitorOf(context);
    return {
      ...visitor,
      receivedAt: message.receivedAt,
      typed: { ...visitor.typed, message: message.visibleText.slice(0, 5000) },
      sender: message.sender ?? '',
      attachments: message.attachmentNames,
      messageUrl: context.links.inboundMessage(message.id, context.mail.createdAt),
    };
  },
  sample: {
    ...ordinary,
    sender: 'ada.muster@firma.example',
    attachments: ['plan.pdf'],
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
