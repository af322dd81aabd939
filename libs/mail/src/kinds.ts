import type { EventInterest } from '@mainstage/contracts/forms/business-event-form';
import type { BusinessEventForm } from '@mainstage/contracts/forms/business-event-form';
import type { ContactForm } from '@mainstage/contracts/forms/contact-form';
import type { NewsletterForm } from '@mainstage/contracts/forms/newsletter-form';
import type { TourForm } from '@mainstage/contracts/forms/tour-form';
import type { WebinarForm } from '@mainstage/contracts/forms/webinar-form';
import type { WebinarStatus } from '@mainstage/contracts/answers';

/** What sales is told about any lead beside what was typed. */
export interface Notification<Typed> {
  leadId: string;
  receivedAt: Date;
  /** Exactly what the visitor typed; untrusted. */
  typed: Typed;
  /** Why the lead looks like spam, in plain words; empty for an ordinary one. */
  suspicions: string[];
  /** True where the visitor got no confirmation: suspected spam, or the mailbox had its share of mails. */
  visitorNotMailed: boolean;
}

interface WebinarDetails {
  startsAt: Date;
}

/**
 * Every kind of mail, and the checked values its template needs (contract 5).
 * A mail to a visitor's unproven address carries no free text: the types below hold none.
 */
export interface MailProps {
  'newsletter-opt-in': { confirmUrl: string };
  /** Only for a sign-up that looks like spam, which gets no opt-in mail. */
  'newsletter-notification': Notification<NewsletterForm>;
  'newsletter-welcome': { unsubscribePageUrl: string; oneClickUrl: string };
  'contact-confirmation': Record<string, never>;
  'contact-notification': Notification<ContactForm>;
  /** `preferredDate` YYYY-MM-DD, `preferredTime` HH:MM, both Europe/Berlin. */
  'tour-confirmation': {
    leadId: string;
    preferredDate: string;
    preferredTime: string;
    numberOfGuests: number | null;
    requestedAt: Date;
  };
  'tour-notification': Notification<TourForm>;
  'webinar-access': WebinarDetails & { leadId: string; joinUrl: string; past: boolean };
  'webinar-waitlist': WebinarDetails;
  'webinar-reminder-day': WebinarDetails & { joinUrl: string };
  'webinar-reminder-hour': WebinarDetails & { joinUrl: string };
  'webinar-notification': Notification<Omit<WebinarForm, 'agreeToTerms'>> & { status: WebinarStatus };
  'business-event-confirmation': { eventInterest: EventInterest | null };
  'business-event-notification': Notification<Omit<BusinessEventForm, 'agreeToTerms'>>;
}

export type MailKind = keyof MailProps;
