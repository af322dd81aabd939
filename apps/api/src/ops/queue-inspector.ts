import type { Logger } from '@mainstage/observability/logger';
import { within } from '@mainstage/observability/within';
import { openQueue } from '@mainstage/queue/open-queue';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';

/** Milliseconds that closing the connection may take at shutdown. */
const closeMs = 3000;

/** Reads the queue for operators and for readiness; not used by visitors' requests. */
@Injectable()
export class QueueInspector implements OnApplicationShutdown {
  private readonly queue;

  constructor(
    @InjectConfig() config: ApiConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.queue = openQueue(config, logger);
  }

  ping(): Promise<void> {
    return this.queue.ping();
  }

  bullQueue() {
    return this.queue.bullQueue();
  }

  /** The dashboard is available until the last call has ended. */
  async onApplicationShutdown(): Promise<void> {
    await within(closeMs, 'Closing the queue', this.queue.close()).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'trouble while stopping'),
    );
  }
}
