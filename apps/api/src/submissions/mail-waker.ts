import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';

/** Calls that arrive within this time share one NOTIFY, in milliseconds. */
const gathering = 20;

/**
 * Tells the relay that mails are due. Sent after the commit and gathered, since a NOTIFY inside a transaction makes
 * all commits of the database queue up; a lost call costs a second, for the relay also polls.
 */
@Injectable()
export class MailWaker implements OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  wake(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.call();
    }, gathering);
  }

  private async call(): Promise<void> {
    try {
      await notifyMailsDue(this.dataSource.manager);
    } catch {
      this.logger.warn('relay not woken; it will poll');
    }
  }

  /** Not before: calls in hand may still owe mails. */
  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
