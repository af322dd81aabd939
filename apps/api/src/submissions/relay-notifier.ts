import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';

/** Calls that arrive within this time share one NOTIFY, in milliseconds. */
const gathering = 20;

/**
 * Notifies the relay that mails are due. Sent after the commit and batched, since a NOTIFY inside a transaction makes
 * all commits of the database queue up; a lost notification costs a second, for the relay also polls.
 */
@Injectable()
export class RelayNotifier implements OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  notify(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.call();
    }, gathering);
  }

  private async call(): Promise<void> {
    try {
      await notifyMailsDue(this.dataSource.manager);
    } catch {
      this.logger.warn('relay not notified; it will poll');
    }
  }

  /** Not before: calls in flight may still enqueue mails. */
  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
