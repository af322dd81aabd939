import type { InboundMessage } from '../../parse/inbound-message';
import { hasNullSender, isReport } from '../authorship';
import { deliveryReports } from './delivery-report';
import { isFailureNotice, returnsMail } from './failure-notice';
import { type Bounce, verdictOf } from './verdict';

/** Start of the returned mail in a notice that quotes it as text. */
const returned =
  /^[-\s=_*>]*(return-path: ?<|this is a copy of|(below|following) (is|this line is) a? ?copy|(the )?original (message|mail|headers?)( (follows|below|headers)\b.*|[-\s:=_*]*)$|(begin )?(of )?returned message|message headers? follow|unsent message below|bounced e-?mail|copy of (the|your) (message|original)|ursprüngliche nachricht|headers? of the original|your (original )?message follows)/im;
const mostText = 6000;

/**
 * Parses a message about an undelivered mail; undefined if it is no bounce. Its text counts only if its form shows that
 * a server wrote it: a report, no sender, or a returned mail at the address for bounces.
 * @param atBounceAddress whether it was sent to the bounce address of our mails
 */
export function bounceOf(message: InboundMessage, atBounceAddress: boolean): Bounce | undefined {
  if (!isReport(message) && !hasNullSender(message) && !(atBounceAddress && returnsMail(message))) return undefined;
  const text = `${failureText(message.text)}\n${message.subject}`;
  const [worst, ...others] = deliveryReports(message);
  if (worst?.action === 'failed')
    return gravest(
      [worst, ...others.filter(({ action }) => action === 'failed')].map((report) => verdictOf(report, text)),
    );
  if (worst) return worst.action === 'done' ? undefined : verdictOf(worst, text);
  if (isFeedback(message) || !isFailureNotice(message)) return undefined;
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? '';
  return verdictOf({ action: isDelay(message) ? 'delayed' : 'failed', status, diagnostic: text }, text);
}

/** Of several recipients, as behind an alias, the permanent failure counts. */
const gravest = (bounces: Bounce[]): Bounce | undefined =>
  bounces.find(({ verdict }) => verdict === 'hard') ?? bounces[0];

function failureText(text: string): string {
  const end = text.search(returned);
  return text.slice(0, end > 0 ? Math.min(end, mostText) : mostText);
}

const isFeedback = ({ parts }: InboundMessage): boolean =>
  parts.some(({ mimeType }) => mimeType === 'message/feedback-report');

const isDelay = ({ subject, text }: InboundMessage): boolean =>
  /delayed|warning|verzögert/i.test(subject) &&
  /(will (be retried|continue|keep)|still (being )?tr|has not yet been|no action is required|wird weiter)/i.test(text);
