import type { Logger } from '@mainstage/observability/logger';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { InjectLogger } from '@mainstage/nest/injection';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ImapReceiver } from './imap-receiver';
import { SmtpReceiver } from './smtp-receiver';

/** Starts the sources of inbound mail when the database responds, and stops them before its connections close. */
@Injectable()
export class InboundReceivers implements OnApplicationBootstrap, OnModuleDestroy {
  private stopping = false;

  constructor(
    private readonly database: DatabaseConnection,
    private readonly imap: ImapReceiver,
    private readonly smtp: SmtpReceiver,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.database.answered.then(async () => {
      if (this.stopping) return;
      this.imap.start();
      // Outgoing mail does not depend on it, and senders retry.
      await this.smtp.start().catch((error: unknown) => this.logger.error({ err: error }, 'cannot take mail by SMTP'));
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await Promise.all([this.imap.stop(), this.smtp.stop()]);
  }
}
