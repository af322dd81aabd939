import type { InboundMessage } from '../parse/inbound-message';
import { hasNullSender, isReport } from './authorship';
import { fieldGroups } from './bounce/delivery-report';

/** Whether a mailbox provider reports that its user marked our mail as spam (ARF, RFC 5965). */
export function isComplaint(message: InboundMessage): boolean {
  if (!isReport(message) && !hasNullSender(message)) return false;
  const report = message.parts.find(({ mimeType }) => mimeType === 'message/feedback-report');
  if (!report) return false;
  const type = fieldGroups(report.content)[0]?.get('feedback-type')?.toLowerCase() ?? '';
  // `auth-failure` reports on signatures, `not-spam` withdraws a complaint.
  return !['auth-failure', 'not-spam', 'dmarc'].includes(type);
}
