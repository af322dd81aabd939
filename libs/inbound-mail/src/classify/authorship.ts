import { headerOf, type InboundMessage } from '../parse/inbound-message';

/** Author of a message: `automatic` is proven by its form, `perhaps-automatic` is only likely. */
export const authorships = ['person', 'perhaps-automatic', 'automatic'] as const;
export type Authorship = (typeof authorships)[number];

/**
 * Determines who wrote a message (rule inbound.authorship). Only its form counts: a report, an envelope without a
 * sender, or Auto-Submitted (RFC 3834). Text, subjects, names, Precedence and X-Auto-Response-Suppress prove nothing,
 * because people's mails have them as well.
 */
export function authorshipOf(message: InboundMessage): Authorship {
  if (isReport(message) || hasNullSender(message)) return 'automatic';
  const keywords = (message.headers.get('auto-submitted') ?? []).map(keywordOf).filter((keyword) => keyword !== 'no');
  if (keywords.length === 0) return 'person';
  // A ticket system marks a person's forwarded text as generated. Two contradicting headers prove nothing.
  return keywords.every((keyword) => keyword === 'auto-replied') && !isMarkedAsPersons(message)
    ? 'automatic'
    : 'perhaps-automatic';
}

/** Whether a message is a report (RFC 6522). A report attached to a person's own text does not count. */
export const isReport = (message: InboundMessage): boolean =>
  /^\s*(multipart\/report|message\/((global-)?delivery-status|(global-)?disposition-notification|feedback-report))\b/i.test(
    headerOf(message, 'content-type'),
  );

/** The envelope of a report has no sender (RFC 5321, section 4.5.5); some servers write MAILER-DAEMON instead. */
export const hasNullSender = (message: InboundMessage): boolean =>
  /^\s*(<\s*>|<?mailer-daemon(@[\w.-]+)?>?)\s*$/i.test(headerOf(message, 'return-path'));

const isMarkedAsPersons = ({ headers }: InboundMessage): boolean =>
  (headers.get('auto-submitted') ?? []).some((value) => keywordOf(value) === 'no');

/** The keyword of Auto-Submitted, without comments and parameters; `no` if there is none. */
const keywordOf = (value: string): string =>
  /^[a-z-]+/.exec(
    value
      .replace(/\([^()]*\)/g, ' ')
      .trim()
      .toLowerCase(),
  )?.[0] ?? 'no';
