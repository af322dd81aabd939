import { type DispatchedMail, MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import type { Logger } from '@mainstage/observability/logger';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectLogger, InjectQueue } from '@mainstage/server/injection';
import { PollingLoop } from '../process/polling-loop';

const batch = 500;
/**
 * Mails on the queue at a time, more or less: what the workers send in some seconds. A backlog waits in the ledger, where
 * it costs nothing, and nobody has to look up ten thousand mails to find that none is lost.
 */
const mostOnQueue = 1500;
/** Of these for mails that only just fell due: who sits before the screen does not wait behind a backlog. */
const keptForFresh = 100;
/** Fresh mails that go before the others each time; of more than that none is urgent. */
const freshAtOnce = 20;
const pollMs = 1000;
/** Looks this soon again where the queue was full. */
const fullMs = 500;

/**
 * Puts mails on the queue when they fall due by the database clock. Woken when something was committed, and looks
 * by itself each second, so that a lost notification delays a mail by a second and no more.
 */
@Injectable()
export class Relay {
  private readonly routine: PollingLoop;

  constructor(
    private readonly dataSource: DataSource,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() logger: Logger,
  ) {
    this.routine = new PollingLoop('relay', () => this.dispatch(), logger);
  }

  start(): void {
    this.routine.start();
  }

  wake(): void {
    this.routine.wake();
  }

  async stop(): Promise<void> {
    await this.routine.stop();
  }

  /**
   * A mail counts as dispatched only when its job was added: while the queue is away, mails stay where they are. The fresh
   * ones are committed before the others are looked for, since a worker that has their job waits for that commit. What
   * falls due in between is left for the next look: taken now, it would wait behind the backlog.
   * @returns milliseconds until the next look
   */
  private async dispatch(): Promise<number> {
    const { room, flooded } = await this.dataSource.transaction(async (manager) => {
      const dispatches = new MailDispatchQueries(manager);
      const free = mostOnQueue - (await dispatches.countDispatched());
      const fresh = free > 0 ? await dispatches.takeFresh(Math.min(freshAtOnce, free)) : [];
      await this.add(fresh, true);
      return { room: free - keptForFresh, flooded: fresh.length === freshAtOnce };
    });
    if (room <= 0) return fullMs;
    return this.dataSource.transaction(async (manager) => {
      const dispatches = new MailDispatchQueries(manager);
      const limit = Math.min(batch, room);
      const due = flooded ? await dispatches.takeDue(limit) : await dispatches.takeOlder(limit);
      await this.add(due, false);
      if (due.length === room) return fullMs;
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
