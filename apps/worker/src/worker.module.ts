import { ExpiredRowsQueries } from '@mainstage/database/mails/expired-rows.queries';
import { MailDispatchQueries } from '@mainstage/database/mails/mail-dispatch.queries';
import { MailLeaseQueries } from '@mainstage/database/mails/mail-lease.queries';
import { MailOutcomeQueries } from '@mainstage/database/mails/mail-outcome.queries';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import type { Logger } from '@mainstage/observability/logger';
import { provideQueries } from '@mainstage/nest/database/provide-queries';
import { WatchModule } from '@mainstage/nest/watch.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { OptionClocks } from './calendar/option-clocks';
import type { WorkerConfig } from './config';
import { DeskClock } from './desk/desk-clock';
import { DailyDigest } from './digest/daily-digest';
import { Handlers } from './handlers/handlers';
import { WorkerHealth } from './health/worker-health';
import { QuarantineDigest } from './quarantine/quarantine-digest';
import { HeartbeatModule } from './heartbeat/heartbeat.module';
import { InboundModule } from './inbound/inbound.module';
import { InfrastructureModule } from './infrastructure.module';
import { ActiveLeases } from './mails/active-leases';
import { BuiltMailPictures } from './mails/built-mail-pictures';
import { Delivery } from './mails/delivery';
import { OutboxWrites } from './mails/outbox-writes';
import { MailJob } from './mails/mail-job';
import { MailWriter } from './mails/mail-writer';
import { JobConsumer } from './handlers/job-consumer';
import { Reconciler } from './reconciler/reconciler';
import { WebinarSeats } from './webinar/webinar-seats';
import { DueListener } from './relay/due-listener';
import { Relay } from './relay/relay';
import { Retention } from './retention/retention';

@Module({})
export class WorkerModule {
  static forConfig(config: WorkerConfig, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        InfrastructureModule.with(config, logger),
        HeartbeatModule,
        InboundModule,
        WatchModule.of(WorkerHealth, [HeartbeatModule]),
      ],
      providers: [
        provideQueries(MailDispatchQueries),
        provideQueries(MailLeaseQueries),
        provideQueries(MailOutcomeQueries),
        provideQueries(ExpiredRowsQueries),
        { provide: SalesTeam, useValue: new SalesTeam(config.SALES_TEAM ?? [], config.SALES_LEAD) },
        Relay,
        DueListener,
        Reconciler,
        Retention,
        OptionClocks,
        DeskClock,
        DailyDigest,
        QuarantineDigest,
        WebinarSeats,
        ActiveLeases,
        OutboxWrites,
        BuiltMailPictures,
        MailWriter,
        Delivery,
        MailJob,
        Handlers,
        JobConsumer,
      ],
    };
  }
}
