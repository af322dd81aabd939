import type { InboundMessage } from '../parse/inbound-message';
import { type Authorship, authorshipOf } from './authorship';
import { bounceOf } from './bounce/bounce';
import type { Bounce } from './bounce/verdict';
import { type CalendarReply, calendarReplyOf } from './calendar-reply';
import { isComplaint } from './complaint';

/** What a message is by its form, and what it says where it is a machine's. What is `written` depends on lead and sender. */
export type Classification = { authorship: Authorship } & (
  | { kind: 'bounce'; bounce: Bounce }
  | { kind: 'calendar-reply'; reply: CalendarReply }
  | { kind: 'auto-reply' | 'complaint' | 'written' | 'unknown' }
);

/**
 * Says what a message is (rules inbound.kinds and inbound.authorship). Which lead it belongs to is decided by its recipient
 * alone, and whether it is an answer of sales by storeMessage, which knows the lead.
 * @param atBounceAddress whether it came to the address that our mails name for bounces
 */
export function classify(message: InboundMessage, atBounceAddress: boolean): Classification {
  // What could not be parsed may be a person's.
  if (!message.parsed) return { kind: 'unknown', authorship: 'person' };
  if (isComplaint(message)) return { kind: 'complaint', authorship: 'automatic' };
  const authorship = authorshipOf(message);
  const bounce = bounceOf(message, atBounceAddress);
  if (bounce) return { kind: 'bounce', authorship: authorship === 'person' ? 'perhaps-automatic' : authorship, bounce };
  const reply = calendarReplyOf(message);
  if (reply) return { kind: 'calendar-reply', authorship, reply };
  if (authorship === 'automatic') return { kind: 'auto-reply', authorship };
  const isEmpty = message.text.trim() === '' && message.parts.length === 0 && message.subject === '';
  return { kind: message.from && !isEmpty ? 'written' : 'unknown', authorship };
}
