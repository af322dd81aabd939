import { MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import { ExpiredRowsQueries } from '@mainstage/database/mails/expired-rows.queries';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import type { Logger } from '@mainstage/observability/logger';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectQueue } from '@mainstage/nest/injection';
import { MailJob } from '../mails/mail-job';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';
import { Relay } from '../relay/relay';

const everyMs = 5000;
const purgeEveryMs = 60_000;
const batch = 500;
/** Seconds after which a mail that is still due is looked up on the queue. */
const lookUpAfterSeconds = 10;
/**
 * A worker that starts a job soon leases its mails, which are then not due. A job that is active for longer while its
 * mail is still due has lost its worker, unless this process has it. The queue cannot be trusted here: BullMQ on
 * PostgreSQL schedules its search for stalled jobs by a worker's clock, and a clock that was once wrong suspends it.
 */
const abandonedSeconds = 30;

/**
 * Makes mails due again whose worker died or whose job is missing on the queue. Several reconcilers may run
 * concurrently: each statement changes only rows that are unchanged since they were read.
 */
@Injectable()
export class Reconciler extends PollingService {
  protected readonly loops: readonly PollingLoop[];

  constructor(
    private readonly leases: MailLeaseQueries,
    private readonly expiredRows: ExpiredRowsQueries,
    private readonly dispatches: MailDispatchQueries,
    private readonly relay: Relay,
    private readonly mails: MailJob,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {
    super();
    this.loops = [
      // A separate loop, so that expired leases are ended also while the queue is unavailable.
      new PollingLoop('expired-leases', () => this.endExpiredLeases(), logger),
      new PollingLoop('lost-jobs', () => this.findLostJobs(), logger),
      new PollingLoop('purge', () => this.purge(), logger),
    ];
  }

  private async endExpiredLeases(): Promise<number> {
    const { unsent, unanswered } = await this.leases.endExpired(batch);
    if (unsent + unanswered === 0) return everyMs;
    this.logger.warn({ unsent, unanswered }, 'leases expired');
    this.relay.notify();
    return unsent === batch || unanswered === batch ? 0 : everyMs;
  }

  private async findLostJobs(): Promise<number> {
    const waiting = await this.dispatches.longDispatched(lookUpAfterSeconds, batch);
    if (waiting.length === 0) return everyMs;
    const present = await this.queue.has([...new Set(waiting.map(({ jobId }) => jobId))]);
    const lost = waiting.filter(({ id, jobId, seconds }) => {
      const state = present.get(jobId);
      return !state || (state === 'active' && seconds > abandonedSeconds && !this.mails.holds(id));
    });
    if (lost.length === 0) return everyMs;
    const released = await this.dispatches.releaseLost(lost);
    // The mails changed while the queue was queried: nothing was lost.
    if (released === 0) return everyMs;
    this.logger.warn({ lost: released }, 'jobs were gone from the queue or had lost their worker');
    this.relay.notify();
    // If the whole queue was wiped, the next batch is lost as well.
    return waiting.length === batch ? 0 : everyMs;
  }

  private async purge(): Promise<number> {
    const deleted = await this.expiredRows.deleteAll();
    this.logger.debug({ deleted }, 'purged');
    return purgeEveryMs;
  }
}
