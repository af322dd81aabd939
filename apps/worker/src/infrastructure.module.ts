import { ledgerFigures } from '@mainstage/database/mails/ledger-figures';
import type { MailTransport } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import { createMetrics } from '@mainstage/observability/metrics';
import { type JobQueue, openQueue } from '@mainstage/queue/open-queue';
import { tokens } from '@mainstage/server/injection';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { WorkerConfig } from './config';
import { openTransport } from './mails/open-transport';
import { Database } from './process/database';

/** What every part may ask for: settings, logger, database, queue, mail server, metrics. */
@Global()
@Module({})
export class InfrastructureModule {
  static with(config: WorkerConfig, logger: Logger): DynamicModule {
    const { config: settings, logger: log, queue, transport, metrics } = tokens;
    return {
      module: InfrastructureModule,
      providers: [
        { provide: settings, useValue: config },
        { provide: log, useValue: logger },
        { provide: queue, useFactory: () => openQueue(config, logger) },
        { provide: transport, useFactory: () => openTransport(config, logger) },
        {
          provide: metrics,
          inject: [Database, queue, transport],
          useFactory: (database: Database, jobs: JobQueue, { breaker }: MailTransport) =>
            createMetrics({
              ledger: async () => ledgerFigures(database.pool),
              queue: () => jobs.counts(),
              mailServers: () => [{ server: new URL(config.SMTP_URL).host, away: breaker.open }],
            }),
        },
        Database,
      ],
      exports: [settings, log, queue, transport, metrics, Database],
    };
  }
}
