import type { ConfirmationMail, VisitorMail, WebinarAnswer } from '@mainstage/contracts/answers';
import type { FormClass } from '@mainstage/contracts/field';
import type { FormName } from '@mainstage/contracts/form-name';
import { BusinessEventForm } from './business-event/form';
import { ContactForm } from './contact/form';
import { NewsletterForm } from './newsletter/form';
import { TourForm } from './tour/form';
import { WebinarForm } from './webinar/form';

/** The five forms, with path and body (rule form.limits). */
export const forms = {
  newsletter: { path: '/api/newsletter-subscriptions', body: NewsletterForm },
  contact: { path: '/api/contact-submissions', body: ContactForm },
  tour: { path: '/api/tour-bookings', body: TourForm },
  webinar: { path: '/api/webinar-registrations', body: WebinarForm },
  'business-event': { path: '/api/event-registrations', body: BusinessEventForm },
} as const satisfies Record<FormName, { path: string; body: FormClass }>;

export type { FormName };
export type FormBody<F extends FormName> = InstanceType<(typeof forms)[F]['body']>;

/** Body of a 201: `id` is the lead's, the same for a repeated submission. */
export type Answer<F extends FormName> = F extends 'webinar'
  ? WebinarAnswer
  : F extends 'newsletter'
    ? { id: string; mail: ConfirmationMail }
    : { id: string; confirmation: VisitorMail };

export type FieldOf<F extends FormName> = keyof FormBody<F> & string;

export const formNames = Object.keys(forms) as FormName[];
