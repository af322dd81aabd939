import type { MailStatus } from '@mainstage/database/entities/mail';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { JobFailed } from '@mainstage/jobs/job-failed';
import type { Logger } from '@mainstage/observability/logger';
import type { Metrics } from '@mainstage/observability/metrics';
import type { DeliveryAttempt } from './delivery-attempt';

interface End {
  claim: LeasedMail;
  /** Where the mail stands now; undefined where the claim was lost. */
  status: MailStatus | undefined;
  result: DeliveryAttempt;
  logger: Logger;
  metrics: Metrics;
}

/**
 * Makes a sound where a mail came to nothing or may have, and where a server refuses the house's own mailbox.
 * @throws JobFailed for a mail that is dead or doubtful, so that the queue shows its job as failed
 */
export function reportOutcome({ claim, status, result, logger, metrics }: End): void {
  const { id: mailId, kind, recipient, leadId } = claim;
  const { outcome, reply } = result;
  if (outcome === 'withdrawn' || status === undefined) return;
  if (outcome === 'refused' && recipient === 'sales') {
    metrics.houseRefusals.inc();
    logger.error({ mailId, kind, leadId, reply }, 'the mail server of our own mailbox refuses: tried on');
  }
  if (status !== 'dead' && status !== 'review') return;
  metrics.mailsEnded.inc({ status, recipient });
  logger.error({ mailId, kind, recipient, leadId, status, reply }, 'a mail wants a person');
  throw new JobFailed(`${status}: ${reply}`);
}
