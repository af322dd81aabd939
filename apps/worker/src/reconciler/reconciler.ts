import { MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import { ExpiredRowsQueries } from '@mainstage/database/mails/expired-rows.queries';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import type { Logger } from '@mainstage/observability/logger';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectQueue } from '@mainstage/server/injection';
import { MailJob } from '../mails/mail-job';
import { PollingLoop } from '../process/polling-loop';
import { Relay } from '../relay/relay';

const everyMs = 5000;
const purgeEveryMs = 60_000;
const batch = 500;
/** After so many seconds a job that still waits is looked for on the queue. */
const patienceSeconds = 10;
/**
 * Whoever begins a job claims its mails soon, and then they are no longer due. After so many seconds a job that was begun
 * while its mail is still due has lost its worker, whatever the queue says, unless that is we ourselves: BullMQ on PostgreSQL
 * notes by the clock of a worker when it looks for such jobs next, and a clock that was once wrong keeps it from looking.
 */
const abandonedSeconds = 30;

/**
 * Puts back whatever is due and not moving: mails of workers that died, and mails whose job is gone from the queue.
 * Several may run at once: each statement takes only rows that are still as they were seen.
 */
@Injectable()
export class Reconciler {
  private readonly claims: PollingLoop;
  private readonly jobs: PollingLoop;
  private readonly purging: PollingLoop;

  constructor(
    private readonly leases: MailLeaseQueries,
    private readonly expiredRows: ExpiredRowsQueries,
    private readonly dispatches: MailDispatchQueries,
    private readonly relay: Relay,
    private readonly mails: MailJob,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() private readonly logger: Logger,
  ) {
    // Apart, so that dead claims are ended also while the queue is away.
    this.claims = new PollingLoop('expired-claims', () => this.endClaims(), logger);
    this.jobs = new PollingLoop('lost-jobs', () => this.findLostJobs(), logger);
    this.purging = new PollingLoop('purge', () => this.purge(), logger);
  }

  start(): void {
    for (const routine of [this.claims, this.jobs, this.purging]) routine.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.claims, this.jobs, this.purging].map((routine) => routine.stop()));
  }

  private async endClaims(): Promise<number> {
    const { unsent, unanswered } = await this.leases.endExpired(batch);
    if (unsent + unanswered === 0) return everyMs;
    this.logger.warn({ unsent, unanswered }, 'claims ran out');
    this.relay.wake();
    return unsent === batch || unanswered === batch ? 0 : everyMs;
  }

  private async findLostJobs(): Promise<number> {
    const waiting = await this.dispatches.longDispatched(patienceSeconds, batch);
    if (waiting.length === 0) return everyMs;
    const present = await this.queue.has([...new Set(waiting.map(({ jobId }) => jobId))]);
    const lost = waiting.filter(({ id, jobId, seconds }) => {
      const state = present.get(jobId);
      return !state || (state === 'active' && seconds > abandonedSeconds && !this.mails.holds(id));
    });
    if (lost.length === 0) return everyMs;
    const released = await this.dispatches.releaseLost(lost);
    // The mails moved on while the queue was asked: nothing was lost.
    if (released === 0) return everyMs;
    this.logger.warn({ lost: released }, 'jobs were gone from the queue or had lost their worker');
    this.relay.wake();
    // Where a whole queue was wiped, the next ones are gone as well.
    return waiting.length === batch ? 0 : everyMs;
  }

  private async purge(): Promise<number> {
    const deleted = await this.expiredRows.deleteAll();
    this.logger.debug({ deleted }, 'purged');
    return purgeEveryMs;
  }
}
