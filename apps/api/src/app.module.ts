import { type DynamicModule, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BusinessEventsController } from './business-events/business-events.controller';
import { BusinessEventsService } from './business-events/business-events.service';
import { CalendarModule } from './calendar/calendar.module';
import { ClientErrorsController } from './client-errors/client-errors.controller';
import { ContactController } from './contact/contact.controller';
import { ContactService } from './contact/contact.service';
import { GateKeeper } from './gates/gate-keeper';
import { GatesController } from './gates/gates.controller';
import { GuessLimit } from './gates/guess-limit';
import { WatchModule } from '@mainstage/server/watch.module';
import { ApiHealth } from './health/api-health';
import { type Infrastructure, InfrastructureModule } from './infrastructure.module';
import { NewsletterController } from './newsletter/newsletter.controller';
import { NewsletterLinks } from './newsletter/newsletter-links';
import { PlainNewsletterLinksController } from './newsletter/plain-newsletter-links.controller';
import { NewsletterService } from './newsletter/newsletter.service';
import { FormSeal } from './ops/mails/form-seal';
import { MailsController } from './ops/mails/mails.controller';
import { PlainAnswerInterceptor } from './plain-forms/plain-answer.interceptor';
import { PlainAnswers } from './plain-forms/plain-answers';
import { MailWaker } from './submissions/mail-waker';
import { SubmissionService } from './submissions/submission-service';
import { ToursController } from './tours/tours.controller';
import { ToursService } from './tours/tours.service';
import { WebinarAccess } from './webinars/webinar-access';
import { WebinarsController } from './webinars/webinars.controller';
import { WebinarsService } from './webinars/webinars.service';

/** The API: which rooms there are. */
@Module({})
export class AppModule {
  static with(infrastructure: Infrastructure): DynamicModule {
    return {
      module: AppModule,
      imports: [InfrastructureModule.with(infrastructure), WatchModule.of(ApiHealth), CalendarModule],
      controllers: [
        NewsletterController,
        PlainNewsletterLinksController,
        ContactController,
        ToursController,
        WebinarsController,
        BusinessEventsController,
        ClientErrorsController,
        GatesController,
        MailsController,
      ],
      providers: [
        SubmissionService,
        MailWaker,
        NewsletterService,
        NewsletterLinks,
        ContactService,
        ToursService,
        WebinarsService,
        WebinarAccess,
        BusinessEventsService,
        GateKeeper,
        GuessLimit,
        FormSeal,
        PlainAnswers,
        { provide: APP_INTERCEPTOR, useClass: PlainAnswerInterceptor },
      ],
    };
  }
}
