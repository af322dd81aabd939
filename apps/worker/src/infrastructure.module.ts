import { entities } from '@mainstage/desk/entities/entities';
import { OutboxStatisticsQueries } from '@mainstage/database/mails/outbox-statistics.queries';
import { countFailingAlarms } from '@mainstage/desk/clock/failing-alarms';
import { countOverdueLeads } from '@mainstage/desk/clock/overdue-leads';
import type { MailTransport } from '@mainstage/mail/transport';
import type { Logger } from '@mainstage/observability/logger';
import { createMetrics } from '@mainstage/observability/metrics';
import { type JobQueue, openQueue } from '@mainstage/queue/open-queue';
import { DatabaseModule } from '@mainstage/nest/database/database.module';
import { tokens } from '@mainstage/nest/injection';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { WorkerConfig } from './config';
import { openTransport } from './mails/open-transport';

@Global()
@Module({})
export class InfrastructureModule {
  static with(config: WorkerConfig, logger: Logger): DynamicModule {
    const { config: settings, logger: log, queue, transport, metrics } = tokens;
    return {
      module: InfrastructureModule,
      imports: [
        DatabaseModule.forRoot(config.DATABASE_URL, {
          entities,
          poolSize: config.WORKER_DATABASE_CONNECTIONS,
          applicationName: 'mainstage-worker',
          pooled: config.DIRECT_DATABASE_URL !== undefined,
        }),
      ],
      providers: [
        { provide: settings, useValue: config },
        { provide: log, useValue: logger },
        { provide: queue, useFactory: () => openQueue(config, logger) },
        { provide: transport, useFactory: () => openTransport(config, logger) },
        {
          provide: metrics,
          inject: [EntityManager, queue, transport],
          useFactory: (manager: EntityManager, jobs: JobQueue, { breaker }: MailTransport) =>
            createMetrics({
              outbox: async () => new OutboxStatisticsQueries(manager).figures(),
              queue: () => jobs.counts(),
              ...(config.SALES_TEAM?.length && {
                desk: async () => ({
                  overdue: await countOverdueLeads(manager),
                  failing: await countFailingAlarms(manager),
                }),
              }),
              mailServers: () => [{ server: new URL(config.SMTP_URL).host, away: breaker.open }],
            }),
        },
      ],
      exports: [settings, log, queue, transport, metrics],
    };
  }
}
