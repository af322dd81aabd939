import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { notifyDesk } from '@mainstage/desk/changes/notify-desk';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';

/** Calls that arrive within this time share one NOTIFY, in milliseconds. */
const gathering = 20;

/**
 * Notifies the relay that mails are due, and open desks of new leads. Sent after the commit and batched, since a NOTIFY inside a
 * transaction makes all commits of the database queue up; a lost notification costs a second, for the relay also polls, and a
 * desk reads its lists again.
 */
@Injectable()
export class RelayNotifier implements OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private leadIds: string[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @param leadId of a lead that came in */
  notify(leadId?: string): void {
    if (leadId) this.leadIds.push(leadId);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.call();
    }, gathering);
  }

  private async call(): Promise<void> {
    try {
      const { manager } = this.dataSource;
      await Promise.all([notifyMailsDue(manager), notifyDesk(manager, this.leadIds.splice(0))]);
    } catch {
      this.logger.warn('relay not notified; it will poll');
    }
  }

  /** Not before: calls in flight may still enqueue mails. */
  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
