import type { MailKind } from '../kinds';

/** Every kind of mail in a few words, for the house's own people. */
export const kindWords: { readonly [K in MailKind]: string } = {
  'newsletter-opt-in': 'Newsletter: question to confirm',
  'newsletter-notification': 'Newsletter: sign-up, to sales',
  'newsletter-welcome': 'Newsletter: welcome',
  'contact-confirmation': 'Contact: confirmation',
  'contact-notification': 'Contact: message, to sales',
  'tour-confirmation': 'Tour: confirmation',
  'tour-notification': 'Tour: request, to sales',
  'webinar-access': 'Webinar: access link',
  'webinar-waitlist': 'Webinar: waiting list',
  'webinar-reminder-day': 'Webinar: reminder of the day before',
  'webinar-reminder-hour': 'Webinar: reminder of the last hour',
  'webinar-notification': 'Webinar: sign-up, to sales',
  'business-event-confirmation': 'Business event: confirmation',
  'business-event-notification': 'Business event: application, to sales',
  'unreached-notification': 'Visitor not reached, to sales',
  'daily-digest': 'Daily digest, to sales',
};
