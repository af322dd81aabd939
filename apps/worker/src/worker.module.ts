import { ledgerFigures } from '@mainstage/database/mails/ledger-figures';
import type { MailTransport } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import { createMetrics } from '@mainstage/observability/metrics';
import { type JobQueue, openQueue } from '@mainstage/queue/open-queue';
import { type DynamicModule, Module } from '@nestjs/common';
import { OptionClocks } from './calendar/option-clocks';
import type { WorkerConfig } from './config';
import { Digest } from './digest/digest';
import { Handlers } from './handlers/handlers';
import { HealthController } from './health/health.controller';
import { MetricsController } from './health/metrics.controller';
import { Pulse } from './heartbeat/pulse';
import { tokens } from './injection';
import { ClaimsInHand } from './mails/claims-in-hand';
import { Delivery } from './mails/delivery';
import { LedgerWrites } from './mails/ledger-writes';
import { openTransport } from './mails/open-transport';
import { Writer } from './mails/writer';
import { Database } from './process/database';
import { WorkerProcess } from './process/worker-process';
import { Reconciler } from './reconciler/reconciler';
import { DueListener } from './relay/due-listener';
import { Relay } from './relay/relay';
import { Retention } from './retention/retention';

/** Composition of the worker: relay, handlers, reconciler, heartbeat and the little HTTP they are watched by. */
@Module({})
export class WorkerModule {
  static forConfig(config: WorkerConfig, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: tokens.config, useValue: config },
        { provide: tokens.logger, useValue: logger },
        { provide: tokens.queue, useFactory: () => openQueue(config, logger) },
        { provide: tokens.transport, useFactory: () => openTransport(config, logger) },
        {
          provide: tokens.metrics,
          inject: [Database, tokens.queue, tokens.transport],
          useFactory: (database: Database, queue: JobQueue, { breaker }: MailTransport) =>
            createMetrics({
              ledger: async () => ledgerFigures(database.pool),
              queue: () => queue.counts(),
              mailServers: () => [{ server: new URL(config.SMTP_URL).host, away: breaker.open }],
            }),
        },
        Database,
        Relay,
        DueListener,
        Reconciler,
        Retention,
        OptionClocks,
        Digest,
        ClaimsInHand,
        LedgerWrites,
        Writer,
        Delivery,
        Handlers,
        Pulse,
        WorkerProcess,
      ],
    };
  }
}
