import { formHeaders } from '@mainstage/contracts/headers';
import { BusinessEventForm } from '@mainstage/leads/business-event/form';
import { businessEventLead } from '@mainstage/leads/business-event/lead';
import { ContactForm } from '@mainstage/leads/contact/form';
import { contactLead } from '@mainstage/leads/contact/lead';
import { forms } from '@mainstage/leads/forms';
import { NewsletterForm } from '@mainstage/leads/newsletter/form';
import { newsletterLead } from '@mainstage/leads/newsletter/lead';
import { TourForm } from '@mainstage/leads/tour/form';
import { tourLead } from '@mainstage/leads/tour/lead';
import { WebinarForm } from '@mainstage/leads/webinar/form';
import { webinarLead } from '@mainstage/leads/webinar/lead';
import { Body, Controller, Headers, Inject, Post } from '@nestjs/common';
import { CONFIG, type PlainNestConfig } from './config';
import { LeadsService } from './leads.service';

const key = formHeaders.idempotencyKey;

@Controller()
export class FormsController {
  constructor(
    private readonly leads: LeadsService,
    @Inject(CONFIG) private readonly config: PlainNestConfig,
  ) {}

  @Post(forms.newsletter.path)
  newsletter(@Body() form: NewsletterForm, @Headers(key) idempotencyKey: string) {
    return this.leads.record('newsletter', form, idempotencyKey, newsletterLead(form));
  }

  @Post(forms.contact.path)
  contact(@Body() form: ContactForm, @Headers(key) idempotencyKey: string) {
    return this.leads.record('contact', form, idempotencyKey, contactLead(form));
  }

  @Post(forms.tour.path)
  tour(@Body() form: TourForm, @Headers(key) idempotencyKey: string) {
    return this.leads.record('tour', form, idempotencyKey, tourLead(form));
  }

  @Post(forms.webinar.path)
  webinar(@Body() form: WebinarForm, @Headers(key) idempotencyKey: string) {
    const { WEBINAR_STARTS_AT: startsAt, WEBINAR_SEATS: seats } = this.config;
    return this.leads.record('webinar', form, idempotencyKey, webinarLead(form, { startsAt, seats }));
  }

  @Post(forms['business-event'].path)
  businessEvent(@Body() form: BusinessEventForm, @Headers(key) idempotencyKey: string) {
    return this.leads.record('business-event', form, idempotencyKey, businessEventLead(form));
  }
}
