import { type DispatchedMail, MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import type { Logger } from '@mainstage/observability/logger';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger, InjectQueue } from '@mainstage/nest/injection';
import { PollingLoop } from '../process/polling-loop';
import { PollingService } from '../process/polling-service';

const batch = 500;
/**
 * Approximate number of mails on the queue: what the workers send in some seconds. A larger backlog waits in the
 * outbox, which keeps the reconciler's search for lost jobs cheap.
 */
const maxOnQueue = 1500;
/** Capacity reserved so that fresh mails are not queued behind a backlog. */
const reservedForFresh = 100;
/** Fresh mails that are prioritised in each round; if there are more, none is urgent. */
const freshPerRound = 20;
const pollMs = 1000;
/** Milliseconds before the next round if the queue was full. */
const fullMs = 500;

/**
 * Puts mails on the queue when they fall due by the database clock. Notified after commits, and polls each second, so
 * that a lost notification delays a mail by a second at most.
 */
@Injectable()
export class Relay extends PollingService {
  protected readonly loops: readonly [PollingLoop];

  constructor(
    private readonly dataSource: DataSource,
    private readonly dispatches: MailDispatchQueries,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() logger: Logger,
  ) {
    super();
    this.loops = [new PollingLoop('relay', () => this.dispatch(), logger)];
  }

  notify(): void {
    this.loops[0].notify();
  }

  /**
   * A mail counts as dispatched only when its job was added: while the queue is unavailable, mails stay due. Fresh
   * mails are committed before older ones are read, because a worker that has their job waits for that commit. Mails
   * that fall due in between are left to the next round, where they are fresh.
   * @returns milliseconds until the next round
   */
  private async dispatch(): Promise<number> {
    const { room: capacity, flooded } = await this.dataSource.transaction(async (manager) => {
      const dispatches = this.dispatches.within(manager);
      const free = maxOnQueue - (await dispatches.countDispatched());
      const fresh = free > 0 ? await dispatches.takeFresh(Math.min(freshPerRound, free)) : [];
      await this.add(fresh, true);
      return { room: free - reservedForFresh, flooded: fresh.length === freshPerRound };
    });
    if (capacity <= 0) return fullMs;
    return this.dataSource.transaction(async (manager) => {
      const dispatches = this.dispatches.within(manager);
      const limit = Math.min(batch, capacity);
      const due = flooded ? await dispatches.takeDue(limit) : await dispatches.takeOlder(limit);
      await this.add(due, false);
      if (due.length === capacity) return fullMs;
      return due.length === batch ? 0 : pollMs;
    });
  }

  private async add(mails: DispatchedMail[], urgent: boolean): Promise<void> {
    const jobs = new Map<string, string[]>();
    for (const { id, jobId } of mails) jobs.set(jobId, [...(jobs.get(jobId) ?? []), id]);
    if (jobs.size === 0) return;
    await this.queue.addAll(
      'sendMail',
      [...jobs].map(([jobId, mailIds]) => ({ payload: { mailIds, urgent }, jobId })),
      { first: urgent },
    );
  }
}
