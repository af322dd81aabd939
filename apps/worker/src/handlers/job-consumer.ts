import type { MailTransport } from '@mainstage/mail/transport';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { InjectConfig, InjectLogger, InjectQueue, InjectTransport } from '@mainstage/nest/injection';
import { GracefulExit } from '@mainstage/nest/process/graceful-exit';
import type { Logger } from '@mainstage/observability/logger';
import { within } from '@mainstage/observability/within';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { WorkerConfig } from '../config';
import { Watchdog } from '../heartbeat/watchdog';
import { ActiveLeases } from '../mails/active-leases';
import { Handlers } from './handlers';

/** Milliseconds that mails in flight may take at shutdown. */
const graceMs = 20_000;
/** Milliseconds that each of the last writes may take after that. */
const closeMs = 3000;

/**
 * Processes the jobs of the queue, monitored by the watchdog. Jobs in flight end, with their outcomes, before the app
 * closes.
 */
@Injectable()
export class JobConsumer
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown
{
  private consumer: Consumer | undefined;
  private stopping = false;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly database: DatabaseConnection,
    private readonly activeLeases: ActiveLeases,
    private readonly handlers: Handlers,
    private readonly watchdog: Watchdog,
    private readonly gracefulExit: GracefulExit,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectTransport() private readonly transport: MailTransport,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Starts when the database responds; the consumer waits for the queue itself. */
  onApplicationBootstrap(): void {
    void this.database.answered.then(() => {
      if (this.stopping) return;
      this.activeLeases.start();
      this.consumer = this.queue.process(this.handlers.map, this.config.WORKER_CONCURRENCY);
      this.watchdog.start(this.consumer, () => this.gracefulExit.leave());
      this.logger.info('works');
    });
  }

  onModuleDestroy(): void {
    this.logger.info('stopping');
    this.stopping = true;
    this.transport.breaker.end();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.consumer?.close(graceMs);
    // Aborts sends whose server still hangs: the outcome is unknown after the final dot, not sent before it.
    this.transport.close();
    await within(closeMs, 'The last outcomes', this.activeLeases.allRecorded()).catch(this.logError);
    await within(closeMs, 'The last lease renewal', this.activeLeases.stop()).catch(this.logError);
  }

  /** Database connections are closed after this, by hooks of the modules that this one imports. */
  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
    this.logger.info('stopped');
  }

  private readonly logError = (error: unknown) => this.logger.warn({ err: error }, 'error while stopping');
}
