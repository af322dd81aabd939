import type { InboundMessage } from '../parse/inbound-message';
import { type Authorship, authorshipOf } from './authorship';
import { bounceOf } from './bounce/bounce';
import type { Bounce } from './bounce/verdict';
import { type CalendarReply, calendarReplyOf } from './calendar-reply';
import { isComplaint } from './complaint';

/** Kind of a message by its form, with the parsed values of automatic ones. `written` is refined by lead and sender. */
export type Classification = { authorship: Authorship } & (
  | { kind: 'bounce'; bounce: Bounce }
  | { kind: 'calendar-reply'; reply: CalendarReply }
  | { kind: 'auto-reply' | 'complaint' | 'written' | 'unknown' }
);

/**
 * Classifies a message (rules inbound.kinds and inbound.authorship). Its lead is determined by its recipient alone, and
 * storeMessage, which knows the lead, decides whether it is an answer of sales.
 * @param atBounceAddress whether it was sent to the bounce address of our mails
 */
export function classify(message: InboundMessage, atBounceAddress: boolean): Classification {
  // A message that could not be parsed may be from a person.
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
