import type { MailStatus } from '@mainstage/database/entities/mail';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { blamesAddress } from '@mainstage/inbound-mail/classify/bounce/rejection';
import { JobFailed } from '@mainstage/queue/jobs/job-failed';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import type { DeliveryAttempt } from './delivery-attempt';

interface ReportedDelivery {
  lease: LeasedMail;
  status: MailStatus | undefined;
  result: DeliveryAttempt;
  logger: Logger;
  metrics: Metrics;
}

/**
 * Alerts when a mail is dead or of unknown outcome, and when a server refuses the mailbox of sales.
 * @throws JobFailed for a mail that is dead or in review, so that the queue shows its job as failed
 */
export function reportOutcome({ lease, status, result, logger, metrics }: ReportedDelivery): void {
  const { id: mailId, kind, recipient, leadId } = lease;
  const { outcome, reply } = result;
  if (outcome === 'withdrawn' || status === undefined) return;
  if (outcome === 'refused' && recipient === 'sales') {
    metrics.salesMailboxRejections.inc();
    logger.error({ mailId, kind, leadId, reply }, 'the mail server of our own mailbox refuses mails: retrying');
  }
  if (outcome === 'refused' && recipient === 'visitor')
    metrics.mailBounces.inc({ kind, about: blamesAddress(reply) ? 'address' : 'us' });
  if (status !== 'dead' && status !== 'review') return;
  metrics.mailsEnded.inc({ status, recipient });
  logger.error({ mailId, kind, recipient, leadId, status, reply }, 'a mail needs attention');
  throw new JobFailed(`${status}: ${reply}`);
}
