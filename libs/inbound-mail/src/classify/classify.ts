import type { InboundMessage } from '../parse/inbound-message';
import { isAutoReply } from './auto-reply/auto-reply';
import { bounceOf } from './bounce/bounce';
import type { Bounce } from './bounce/verdict';
import { type CalendarReply, calendarReplyOf } from './calendar-reply';
import { isComplaint } from './complaint';

export const inboundKinds = [
  'bounce',
  'auto-reply',
  'visitor-reply',
  'answer-copy',
  'calendar-reply',
  'complaint',
  'unknown',
] as const;
export type InboundKind = (typeof inboundKinds)[number];

/** What a message is, and what it says where it is a machine's. */
export type Classification =
  | { kind: 'bounce'; bounce: Bounce }
  | { kind: 'calendar-reply'; reply: CalendarReply }
  | { kind: Exclude<InboundKind, 'bounce' | 'calendar-reply'> };

/**
 * Says what a message is (rule inbound.kinds). Which lead it belongs to is decided by its recipient alone.
 * @param salesTeam addresses in lower case
 */
export function classify(message: InboundMessage, salesTeam: ReadonlySet<string>): Classification {
  if (!message.parsed) return { kind: 'unknown' };
  if (isComplaint(message)) return { kind: 'complaint' };
  const bounce = bounceOf(message);
  if (bounce) return { kind: 'bounce', bounce };
  const reply = calendarReplyOf(message);
  if (reply) return { kind: 'calendar-reply', reply };
  if (isAutoReply(message)) return { kind: 'auto-reply' };
  if (salesTeam.has(message.from ?? '')) return { kind: 'answer-copy' };
  const written = message.text.trim() !== '' || message.parts.length > 0 || message.subject !== '';
  return { kind: message.from && written ? 'visitor-reply' : 'unknown' };
}
