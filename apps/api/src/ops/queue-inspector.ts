import type { Logger } from '@mainstage/observability/logger';
import { within } from '@mainstage/observability/within';
import { openQueue } from '@mainstage/queue/open-queue';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConfig, InjectLogger } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';

/** Milliseconds that closing the connection may take at shutdown. */
const closeMs = 3000;

/** Looks at the queue for operators and for readiness; no visitor's request comes here. */
@Injectable()
export class QueueInspector implements OnApplicationShutdown {
  private readonly queue;

  constructor(
    @InjectConfig() config: ApiConfig,
    @InjectLogger() private readonly logger: Logger,
  ) {
    this.queue = openQueue(config, logger);
  }

  /** Throws unless the queue answers. */
  ping(): Promise<void> {
    return this.queue.ping();
  }

  /** BullMQ's own queue, for the dashboard. */
  bullQueue() {
    return this.queue.bullQueue();
  }

  /** The dashboard may be looked at until the last call is answered. */
  async onApplicationShutdown(): Promise<void> {
    await within(closeMs, 'Closing the queue', this.queue.close()).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'trouble while stopping'),
    );
  }
}
