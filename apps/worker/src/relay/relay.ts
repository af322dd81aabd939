import { dispatchedMails, jobIdOf, takeDueMails } from '@mainstage/database/mails/dispatch';
import { inTransaction } from '@mainstage/database/sql';
import type { Logger } from '@mainstage/observability/logger';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectQueue } from '@mainstage/server/injection';
import { Database } from '../process/database';
import { Routine } from '../process/routine';

const batch = 500;
/**
 * Mails on the queue at a time, more or less: what the workers send in some seconds. A backlog waits in the ledger, where
 * it costs nothing, and nobody has to look up ten thousand jobs to find that none is lost.
 */
const mostOnQueue = 1500;
const pollMs = 1000;
/** Looks this soon again where the queue was full. */
const fullMs = 250;

/**
 * Puts mails on the queue when they fall due by the database clock. Woken when something was committed, and looks
 * by itself each second, so that a lost notification delays a mail by a second and no more.
 */
@Injectable()
export class Relay {
  private readonly routine: Routine;

  constructor(
    private readonly database: Database,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectLogger() logger: Logger,
  ) {
    this.routine = new Routine('relay', () => this.dispatch(), logger);
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
   * A mail counts as dispatched only when its job was added: while the queue is away, mails stay where they are.
   * @returns milliseconds until the next look
   */
  private async dispatch(): Promise<number> {
    return inTransaction(this.database.pool, async (sql) => {
      const room = mostOnQueue - (await dispatchedMails(sql));
      if (room <= 0) return fullMs;
      const mails = await takeDueMails(sql, Math.min(batch, room));
      if (mails.length === 0) return pollMs;
      await this.queue.addAll(
        'sendMail',
        mails.map((mail) => ({ payload: { mailId: mail.id }, jobId: jobIdOf(mail) })),
      );
      if (mails.length === room) return fullMs;
      return mails.length === batch ? 0 : pollMs;
    });
  }
}
