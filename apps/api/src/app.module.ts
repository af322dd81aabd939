import { WatchModule } from '@mainstage/server/watch.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { BusinessEventsModule } from './business-events/business-events.module';
import { CalendarModule } from './calendar/calendar.module';
import { ClientErrorsModule } from './client-errors/client-errors.module';
import { ContactModule } from './contact/contact.module';
import { GatesModule } from './gates/gates.module';
import { HeldModule } from './held/held.module';
import { ApiHealth } from './health/api-health';
import { HttpModule } from './http/http.module';
import { type Infrastructure, InfrastructureModule } from './infrastructure.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { OpsModule } from './ops/ops.module';
import { ToursModule } from './tours/tours.module';
import { ShortWayModule } from './short-way/short-way.module';
import { SecurityTxtController } from './site/security-txt.controller';
import { WebinarsModule } from './webinars/webinars.module';

/** The API: which rooms there are. */
@Module({})
export class AppModule {
  static with(infrastructure: Infrastructure): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.with(infrastructure),
        HttpModule,
        WatchModule.of(ApiHealth),
        NewsletterModule,
        ContactModule,
        ToursModule,
        WebinarsModule,
        BusinessEventsModule,
        CalendarModule,
        HeldModule,
        GatesModule,
        ClientErrorsModule,
        OpsModule,
        ShortWayModule,
      ],
      controllers: [SecurityTxtController],
    };
  }
}
