import { type Answer, type FormBody, type FormName, forms } from '@mainstage/leads/forms';
import { Injectable } from '@nestjs/common';
import { BusinessEventsService } from '../business-events/business-events.service';
import { ContactService } from '../contact/contact.service';
import { checkedForm } from '../http/form-body';
import { NewsletterService } from '../newsletter/newsletter.service';
import type { Arrival } from '../submissions/submission-of';
import { ToursService } from '../tours/tours.service';
import { WebinarsService } from '../webinars/webinars.service';

type UseCase<F extends FormName> = (body: unknown, arrival: Arrival) => Promise<Answer<F>>;

/** What each form's controller does: checks the body and hands the form to its use case. */
@Injectable()
export class UseCases {
  readonly of: { readonly [F in FormName]: UseCase<F> };

  constructor(
    newsletter: NewsletterService,
    contact: ContactService,
    tours: ToursService,
    webinars: WebinarsService,
    businessEvents: BusinessEventsService,
  ) {
    this.of = {
      newsletter: checked('newsletter', (form, arrival) => newsletter.subscribe(form, arrival)),
      contact: checked('contact', (form, arrival) => contact.submit(form, arrival)),
      tour: checked('tour', (form, arrival) => tours.submit(form, arrival)),
      webinar: checked('webinar', (form, arrival) => webinars.register(form, arrival)),
      'business-event': checked('business-event', (form, arrival) => businessEvents.submit(form, arrival)),
    };
  }
}

function checked<F extends FormName>(
  name: F,
  take: (form: FormBody<F>, arrival: Arrival) => Promise<Answer<F>>,
): UseCase<F> {
  const form = forms[name].body as new () => FormBody<F>;
  return (body, arrival) => take(checkedForm(form, body), arrival);
}
