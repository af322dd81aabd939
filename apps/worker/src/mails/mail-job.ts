import { MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import { JobFailed } from '@mainstage/queue/jobs/job-failed';
import type { SendMailPayload } from '@mainstage/queue/jobs/send-mail';
import type { Logger } from '@mainstage/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { WorkerConfig } from '../config';
import { Delivery } from './delivery';
import { Semaphore } from './semaphore';

/**
 * Sends the mails of a job independently of each other. A job of a backlog carries many mails; the settings limit how
 * many a worker sends concurrently over all its jobs (docs/adr/0002-queue-backends.md).
 */
@Injectable()
export class MailJob {
  private readonly semaphore: Semaphore;
  private readonly jobsByMail = new Map<string, number>();

  constructor(
    @InjectConfig() config: Pick<WorkerConfig, 'WORKER_CONCURRENCY'>,
    private readonly delivery: Delivery,
    @Inject(MailDispatchQueries) private readonly dispatches: Pick<MailDispatchQueries, 'putBack'>,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.semaphore = new Semaphore(config.WORKER_CONCURRENCY);
  }

  holds(mailId: string): boolean {
    return this.jobsByMail.has(mailId);
  }

  /**
   * Resolves when all mails have ended.
   * @throws JobFailed if some are dead or in review; an unexpected error takes precedence
   */
  async run({ mailIds, urgent }: SendMailPayload): Promise<void> {
    const notStarted: string[] = [];
    const ends = await Promise.allSettled(
      mailIds.map(async (mailId) => {
        this.count(mailId, 1);
        try {
          if (!(await this.semaphore.run(() => this.delivery.deliver(mailId), urgent))) notStarted.push(mailId);
        } finally {
          this.count(mailId, -1);
        }
      }),
    );
    if (notStarted.length > 0) await this.putBack(notStarted);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    const unforeseen = reasons.find((reason) => !(reason instanceof JobFailed));
    if (unforeseen) throw unforeseen;
    if (reasons.length > 0) throw new JobFailed(reasons.map((reason) => (reason as JobFailed).message).join('; '));
  }

  private count(mailId: string, more: 1 | -1): void {
    const times = (this.jobsByMail.get(mailId) ?? 0) + more;
    if (times > 0) this.jobsByMail.set(mailId, times);
    else this.jobsByMail.delete(mailId);
  }

  /** Called when the worker stops: another one can start these mails now instead of after the reconciler found them. */
  private async putBack(mailIds: string[]): Promise<void> {
    await this.dispatches
      .putBack(mailIds)
      .catch((error: unknown) =>
        this.logger.warn({ mails: mailIds.length, err: error }, 'mails not put back; the reconciler will'),
      );
  }
}
