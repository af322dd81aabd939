import { newsletterConfirmHints } from '@mainstage/content/forms/newsletter';
import { businessEventNotices } from '@mainstage/content/notices/business-event';
import { contactNotices } from '@mainstage/content/notices/contact';
import { newsletterNotices } from '@mainstage/content/notices/newsletter';
import type { FormNotices } from '@mainstage/content/notices/notice';
import { tourNotices } from '@mainstage/content/notices/tour';
import { webinarNotices } from '@mainstage/content/notices/webinar';
import { signUpOutcome, webinarConfirmation } from '@mainstage/content/shared-pages/webinar-confirmation';
import { isOutsideTourHours, tourByArrangement } from '@mainstage/content/site/tour-hours';
import { businessEventCopy } from '@mainstage/leads/business-event/form';
import { contactCopy } from '@mainstage/leads/contact/form';
import type { AnyFormCopy } from '@mainstage/leads/form-copy';
import type { Answer, FormName } from '@mainstage/leads/forms';
import { newsletterCopy } from '@mainstage/leads/newsletter/form';
import { tourCopy } from '@mainstage/leads/tour/form';
import { webinarCopy } from '@mainstage/leads/webinar/form';

/** What the page says once a form was accepted: heading, then lines. */
export interface ConfirmationText {
  title: string;
  lines: readonly string[];
}

/** All that the pages of a no-JS form take from the data of the form that scripts show. */
export interface FormWords<Body> {
  copy: AnyFormCopy;
  notices: FormNotices;
  page: string;
  /** Says what became of it. */
  confirmation: (answer: Body, typed: Readonly<Record<string, string>>) => ConfirmationText;
}

const noticeText =
  ({ success }: FormNotices, ...more: string[]) =>
  (): ConfirmationText => ({ title: success.title, lines: [success.text, ...more] });

/** One for each form: a form that is forgotten does not compile. */
export const formWords: { [F in FormName]: FormWords<Answer<F>> } = {
  newsletter: {
    copy: newsletterCopy,
    notices: newsletterNotices,
    page: '/#newsletter',
    confirmation: ({ mail }) => noticeText(newsletterNotices, newsletterConfirmHints[mail])(),
  },
  contact: {
    copy: contactCopy,
    notices: contactNotices,
    page: '/contact',
    confirmation: noticeText(contactNotices),
  },
  tour: {
    copy: tourCopy,
    notices: tourNotices,
    page: '/book-tour',
    confirmation: (_, { preferredDate = '', preferredTime = '' }) => {
      const outside = isOutsideTourHours(preferredDate, preferredTime);
      return noticeText(tourNotices, ...(outside ? [tourByArrangement] : []))();
    },
  },
  webinar: {
    copy: webinarCopy,
    notices: webinarNotices,
    page: '/webinar/led-wall',
    // With scripts the notice leads to the confirmation page; here its words are shown directly.
    confirmation: (answer) => {
      const { title, lead, mail } = webinarConfirmation.copy[signUpOutcome(answer)];
      return { title, lines: [lead, mail] };
    },
  },
  'business-event': {
    copy: businessEventCopy,
    notices: businessEventNotices,
    page: '/events',
    confirmation: noticeText(businessEventNotices),
  },
};
