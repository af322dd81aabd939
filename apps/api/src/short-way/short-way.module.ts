import { Module } from '@nestjs/common';
import { BusinessEventsModule } from '../business-events/business-events.module';
import { ContactModule } from '../contact/contact.module';
import { HttpModule } from '../http/http.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { ToursModule } from '../tours/tours.module';
import { WebinarsModule } from '../webinars/webinars.module';
import { ShortWay } from './short-way';
import { UseCases } from './use-cases';

/** The short way of form calls (docs/adr/0039-the-short-way-of-a-form.md). */
@Module({
  imports: [HttpModule, NewsletterModule, ContactModule, ToursModule, WebinarsModule, BusinessEventsModule],
  providers: [ShortWay, UseCases],
})
export class ShortWayModule {}
