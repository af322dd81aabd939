import { salesBookingPath, optionPath } from '@mainstage/contracts/availability';
import { deskActionPath } from '@mainstage/leads/desk-links';
import { quarantinePath } from '@mainstage/leads/quarantine/quarantine-form';
import { WatchModule } from '@mainstage/nest/watch.module';
import { type DynamicModule, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { AnswerTimesModule } from './answer-times/answer-times.module';
import { BusinessEventsModule } from './business-events/business-events.module';
import { DeliveryModule } from './delivery/delivery.module';
import { CalendarModule } from './calendar/calendar.module';
import { ClientErrorsModule } from './client-errors/client-errors.module';
import { ContactModule } from './contact/contact.module';
import { DeskModule } from './desk/desk.module';
import { GatesModule } from './gates/gates.module';
import { QuarantineModule } from './quarantine/quarantine.module';
import { ApiHealth } from './health/api-health';
import { InboundMessagesModule } from './inbound-messages/inbound-messages.module';
import { HttpModule } from './http/http.module';
import { globalMiddleware } from './http/middleware/global-middleware';
import { UrlEncodedBodyMiddleware } from './http/middleware/url-encoded-body.middleware';
import { type Infrastructure, InfrastructureModule } from './infrastructure.module';
import { NewsletterModule } from './newsletter/newsletter.module';
import { OffersModule } from './offers/offers.module';
import { OpsModule } from './ops/ops.module';
import { dashboardPath, QueueDashboardMiddleware } from './ops/queue-dashboard.middleware';
import { SecurityTxtController } from './site/security-txt.controller';
import { ToursModule } from './tours/tours.module';
import { WebinarsModule } from './webinars/webinars.module';

/** Paths of pages whose buttons post without a script; a token follows. */
const buttonPages = [salesBookingPath, quarantinePath, optionPath, deskActionPath].map((path) => `${path}/*token`);

@Module({})
export class AppModule implements NestModule {
  static with(infrastructure: Infrastructure): DynamicModule {
    return {
      module: AppModule,
      imports: [
        InfrastructureModule.with(infrastructure),
        HttpModule,
        WatchModule.of(ApiHealth),
        // Before the modules of the forms, because the replay of their interceptor sets a cookie as well.
        DeliveryModule,
        NewsletterModule,
        ContactModule,
        ToursModule,
        WebinarsModule,
        BusinessEventsModule,
        CalendarModule,
        AnswerTimesModule,
        QuarantineModule,
        InboundMessagesModule,
        OffersModule,
        GatesModule,
        DeskModule,
        ClientErrorsModule,
        OpsModule,
      ],
      controllers: [SecurityTxtController],
      providers: globalMiddleware,
    };
  }

  /** In the order in which a request passes them, after the global middleware. */
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(UrlEncodedBodyMiddleware).forRoutes(...buttonPages, 'ops/*path');
    consumer.apply(QueueDashboardMiddleware).forRoutes(dashboardPath);
  }
}
