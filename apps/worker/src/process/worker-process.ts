import type { MailTransport } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import { within } from '@mainstage/observability/within';
import type { Consumer } from '@mainstage/queue/consumer';
import type { JobQueue } from '@mainstage/queue/open-queue';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';
import { GracefulExit } from '@mainstage/nest/process/graceful-exit';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OptionClocks } from '../calendar/option-clocks';
import type { WorkerConfig } from '../config';
import { LeadTakeOver } from '../desk/lead-take-over';
import { DeskClock } from '../desk/desk-clock';
import { DailyDigest } from '../digest/daily-digest';
import { Handlers } from '../handlers/handlers';
import { QuarantineDigest } from '../quarantine/quarantine-digest';
import { Watchdog } from '../heartbeat/watchdog';
import { InjectConfig, InjectLogger, InjectQueue, InjectTransport } from '@mainstage/nest/injection';
import { ActiveLeases } from '../mails/active-leases';
import { Reconciler } from '../reconciler/reconciler';
import { DueListener } from '../relay/due-listener';
import { Relay } from '../relay/relay';
import { Retention } from '../retention/retention';
import { WebinarSeats } from '../webinar/webinar-seats';

/** Milliseconds that mails in flight may take at shutdown. */
const graceMs = 20_000;
/** Milliseconds that each of the last writes may take after that. */
const closeMs = 3000;

/** Starts and stops the services by Nest's lifecycle hooks, so that none runs without what it depends on. */
@Injectable()
export class WorkerProcess
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown
{
  private consumer: Consumer | undefined;
  private stopping = false;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly database: DatabaseConnection,
    private readonly relay: Relay,
    private readonly dueListener: DueListener,
    private readonly reconciler: Reconciler,
    private readonly retention: Retention,
    private readonly optionClocks: OptionClocks,
    private readonly leadTakeOver: LeadTakeOver,
    private readonly deskClock: DeskClock,
    private readonly digest: DailyDigest,
    private readonly quarantineDigest: QuarantineDigest,
    private readonly webinarSeats: WebinarSeats,
    private readonly activeLeases: ActiveLeases,
    private readonly handlers: Handlers,
    private readonly watchdog: Watchdog,
    private readonly gracefulExit: GracefulExit,
    @InjectQueue() private readonly queue: JobQueue,
    @InjectTransport() private readonly transport: MailTransport,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  /** Does not wait: the services start when the database responds, and each waits for the queue on its own. */
  onApplicationBootstrap(): void {
    void this.database.answered.then(() => {
      if (!this.stopping) this.startParts();
    });
  }

  /** Stops taking new work. */
  async onModuleDestroy(): Promise<void> {
    this.logger.info('stopping');
    this.stopping = true;
    this.transport.breaker.end();
    const {
      relay,
      dueListener,
      reconciler,
      retention,
      digest,
      quarantineDigest,
      webinarSeats,
      optionClocks,
      leadTakeOver,
      deskClock,
      watchdog,
    } = this;
    const parts = [
      relay,
      dueListener,
      reconciler,
      retention,
      digest,
      quarantineDigest,
      webinarSeats,
      optionClocks,
      leadTakeOver,
      deskClock,
      watchdog,
    ];
    await Promise.all(parts.map((part) => part.stop()));
  }

  /** Finishes mails in flight. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.consumer?.close(graceMs);
    // Cuts a send whose server still hangs: unknown outcome after the final dot, not sent before it.
    this.transport.close();
    await within(closeMs, 'The last outcomes', this.activeLeases.allRecorded()).catch(this.logError);
    await within(closeMs, 'The last lease renewal', this.activeLeases.stop()).catch(this.logError);
  }

  /** Database connections close after this, by hooks of the modules that this one imports. */
  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
    this.logger.info('stopped');
  }

  private readonly logError = (error: unknown) => this.logger.warn({ err: error }, 'error while stopping');

  private startParts(): void {
    this.activeLeases.start();
    this.consumer = this.queue.process(this.handlers.map, this.config.WORKER_CONCURRENCY);
    this.watchdog.start(this.consumer, () => this.gracefulExit.leave());
    this.relay.start();
    this.dueListener.start();
    this.reconciler.start();
    this.retention.start();
    this.optionClocks.start();
    if (this.config.SALES_TEAM?.length) this.leadTakeOver.start();
    this.deskClock.start();
    this.digest.start();
    this.quarantineDigest.start();
    this.webinarSeats.start();
    this.logger.info('works');
  }
}
