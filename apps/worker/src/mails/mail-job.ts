import { MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import { JobFailed } from '@mainstage/jobs/job-failed';
import type { SendMailPayload } from '@mainstage/jobs/send-mail';
import type { Logger } from '@mainstage/observability/logger';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConfig, InjectLogger } from '@mainstage/server/injection';
import type { WorkerConfig } from '../config';
import { Delivery } from './delivery';
import { Semaphore } from './semaphore';

/**
 * Sends the mails of a job, each for itself. The jobs of a backlog carry many mails, of which a worker has so many in hand
 * as the settings allow, whatever the jobs they came with (docs/adr/0034-a-backlog-in-few-jobs.md).
 */
@Injectable()
export class MailJob {
  private readonly hands: Semaphore;
  /** Mails of jobs that are not done, and in how many of them. */
  private readonly held = new Map<string, number>();

  constructor(
    @InjectConfig() config: Pick<WorkerConfig, 'WORKER_CONCURRENCY'>,
    private readonly delivery: Delivery,
    @Inject(MailDispatchQueries) private readonly dispatches: Pick<MailDispatchQueries, 'putBack'>,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.hands = new Semaphore(config.WORKER_CONCURRENCY);
  }

  /** Whether a job of this process has the mail, and has not come to its end. */
  holds(mailId: string): boolean {
    return this.held.has(mailId);
  }

  /**
   * Ends when all its mails have.
   * @throws JobFailed where some are dead or doubtful; where something else went wrong, the first of that
   */
  async run({ mailIds, urgent }: SendMailPayload): Promise<void> {
    const unbegun: string[] = [];
    const ends = await Promise.allSettled(
      mailIds.map(async (mailId) => {
        this.hold(mailId, 1);
        try {
          if (!(await this.hands.run(() => this.delivery.deliver(mailId), urgent))) unbegun.push(mailId);
        } finally {
          this.hold(mailId, -1);
        }
      }),
    );
    if (unbegun.length > 0) await this.putBack(unbegun);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    const unforeseen = reasons.find((reason) => !(reason instanceof JobFailed));
    if (unforeseen) throw unforeseen;
    if (reasons.length > 0) throw new JobFailed(reasons.map((reason) => (reason as JobFailed).message).join('; '));
  }

  private hold(mailId: string, more: 1 | -1): void {
    const times = (this.held.get(mailId) ?? 0) + more;
    if (times > 0) this.held.set(mailId, times);
    else this.held.delete(mailId);
  }

  /** We are stopping: another worker need not find out by itself. */
  private async putBack(mailIds: string[]): Promise<void> {
    await this.dispatches
      .putBack(mailIds)
      .catch((error: unknown) =>
        this.logger.warn({ mails: mailIds.length, err: error }, 'mails not put back; the reconciler will'),
      );
  }
}
