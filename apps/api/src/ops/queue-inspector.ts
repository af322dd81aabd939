import type { Logger } from '@mainstage/observability/logger';
import { openQueue } from '@mainstage/queue/open-queue';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectConfig, InjectLogger } from '@mainstage/server/injection';
import type { ApiConfig } from '../config';

/** Looks at the queue for operators and for readiness; no visitor's request comes here. */
@Injectable()
export class QueueInspector implements OnModuleDestroy {
  private readonly queue;

  constructor(@InjectConfig() config: ApiConfig, @InjectLogger() logger: Logger) {
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

  onModuleDestroy(): Promise<void> {
    return this.queue.close();
  }
}
