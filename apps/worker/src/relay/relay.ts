import { jobIdOf, takeDueMails } from '@mainstage/database/mails/dispatch';
import { inTransaction } from '@mainstage/database/sql';
import type { Logger } from '@mainstage/observability/logger';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { Injectable } from '@nestjs/common';
import { InjectLogger, InjectQueue } from '../injection';
import { Database } from '../process/database';
import { Routine } from '../process/routine';

const batch = 100;
const pollMs = 1000;

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
    this.routine = new Routine('relay', async () => ((await this.dispatch()) === batch ? 0 : pollMs), logger);
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
   * @returns how many were put on the queue
   */
  private async dispatch(): Promise<number> {
    return inTransaction(this.database.pool, async (sql) => {
      const mails = await takeDueMails(sql, batch);
      if (mails.length === 0) return 0;
      await this.queue.addAll(
        'sendMail',
        mails.map((mail) => ({ payload: { mailId: mail.id }, jobId: jobIdOf(mail) })),
      );
      return mails.length;
    });
  }
}
