import { consentTexts } from '@mainstage/content/consent/consent-texts';
import { businessEventDialog } from '@mainstage/content/forms/business-event';
import { newsletterConfirmHints } from '@mainstage/content/forms/newsletter';
import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { contactNotices } from '@mainstage/content/notices/contact';
import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import type { FormNotices } from '@mainstage/content/notices/notice';
import { tourNotices } from '@mainstage/content/notices/tour';
import { webinarNotices } from '@mainstage/content/notices/webinar';
import { signUpOutcome, webinarConfirmation } from '@mainstage/content/shared-pages/webinar-confirmation';
import { isOutsideTourHours, tourByArrangement } from '@mainstage/content/site/tour-hours';
import { businessEventCopy, eventInterestLabels } from '@mainstage/leads/business-event/form';
import { contactCopy } from '@mainstage/leads/contact/form';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { Answer, FormName } from '@mainstage/leads/forms';
import { newsletterCopy } from '@mainstage/leads/newsletter/form';
import { tourCopy } from '@mainstage/leads/tour/form';
import { webinarCopy } from '@mainstage/leads/webinar/form';

/** What the page says that answers a form: heading, then lines. */
export interface Told {
  title: string;
  lines: readonly string[];
}

/** All that a form's answer page takes from the data of the form that scripts show. */
export interface FormWords<Body> {
  copy: AnyFormCopy;
  notices: FormNotices;
  consent: string;
  /** Where the form stands. */
  page: string;
  /** Says how a sending ended. */
  told: (answer: Body, typed: Readonly<Record<string, string>>) => Told;
  /** Choices of a field, by value, and what choosing none is called. */
  choices?: Partial<Record<string, { labels: Readonly<Record<string, string>>; none: string }>>;
}

const noticed =
  ({ success }: FormNotices, ...more: string[]) =>
  (): Told => ({ title: success.title, lines: [success.text, ...more] });

/** One for each form: a form that is forgotten does not compile. */
export const formWords: { [F in FormName]: FormWords<Answer<F>> } = {
  newsletter: {
    copy: newsletterCopy,
    notices: newsletterNotices,
    consent: consentTexts.newsletter.text,
    page: '/#newsletter',
    told: ({ mail }) => noticed(newsletterNotices, newsletterConfirmHints[mail])(),
  },
  contact: {
    copy: contactCopy,
    notices: contactNotices,
    consent: consentTexts.contact.text,
    page: '/contact',
    told: noticed(contactNotices),
  },
  tour: {
    copy: tourCopy,
    notices: tourNotices,
    consent: consentTexts.tour.text,
    page: '/book-tour',
    told: (_, { preferredDate = '', preferredTime = '' }) => {
      const outside = isOutsideTourHours(preferredDate, preferredTime);
      return noticed(tourNotices, ...(outside ? [tourByArrangement] : []))();
    },
  },
  webinar: {
    copy: webinarCopy,
    notices: webinarNotices,
    consent: consentTexts.webinar.text,
    page: '/webinar/led-wall',
    // With scripts the notice leads to the confirmation page; here its words stand at once.
    told: (answer) => {
      const { title, lead, mail } = webinarConfirmation.copy[signUpOutcome(answer)];
      return { title, lines: [lead, mail] };
    },
  },
  'business-event': {
    copy: businessEventCopy,
    notices: businessEventNotices,
    consent: consentTexts['business-event'].text,
    page: '/events',
    told: noticed(businessEventNotices),
    choices: { eventInterest: { labels: eventInterestLabels, none: businessEventDialog.noInterest } },
  },
};
