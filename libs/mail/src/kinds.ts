import type { EventInterest } from '@mainstage/contracts/forms/business-event-form';
import type { BusinessEventForm } from '@mainstage/contracts/forms/business-event-form';
import type { ContactForm } from '@mainstage/contracts/forms/contact-form';
import type { FormName } from '@mainstage/contracts/forms/forms';
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

/** A visitor whom no answer of ours reaches, with what sales needs to reach them otherwise. */
export interface Unreached extends Notification<{ name?: string; email: string; phone?: string; company?: string }> {
  form: FormName;
  /** The mail that came to nothing. */
  unsent: MailKind;
  /** What the visitor's mail server said; its words, not ours. */
  reply: string;
}

/** One mail that wants a person, as the daily digest lists it. */
export interface DigestMail {
  kind: MailKind;
  /** `due` is a mail to sales that was refused and is tried on. */
  status: 'due' | 'dead' | 'review';
  leadId: string;
  /** The mail server's words. */
  reply: string | null;
}

export interface DailyDigest {
  /** The newest ones. */
  mails: DigestMail[];
  /** How many there are in all; counted up to some thousands. */
  total: number;
  /** What else wants a person, in sentences of ours. */
  remarks: string[];
  /** The operators' page. */
  opsUrl: string;
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
  /** To sales: ring this visitor. */
  'unreached-notification': Unreached;
  /** To sales and operators, once a day and only when there is something to say. */
  'daily-digest': DailyDigest;
}

export type MailKind = keyof MailProps;
