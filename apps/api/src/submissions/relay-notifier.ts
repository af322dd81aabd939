import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { notifyDesk } from '@mainstage/desk/changes/notify-desk';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { InjectLogger } from '@mainstage/nest/injection';

/** Milliseconds during which calls share one NOTIFY. */
const gathering = 20;

/**
 * Notifies the relay of due mails, and open desks of new leads. Sent after the commit and batched, since a NOTIFY
 * inside a transaction serialises all commits of the database. A lost notification delays a mail by a second, because
 * the relay also polls, and a desk reloads its lists.
 */
@Injectable()
export class RelayNotifier implements OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private leadIds: string[] = [];

  constructor(
    private readonly dataSource: DataSource,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** @param leadId of a new lead */
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

  /** Not earlier: calls in flight may still enqueue mails. */
  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }
}
