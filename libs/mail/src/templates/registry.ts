import type { MailKind } from '../kinds';
import type { Template } from '../template';
import { businessEventConfirmation } from './business-event-confirmation';
import { businessEventNotification } from './business-event-notification';
import { contactConfirmation } from './contact-confirmation';
import { contactNotification } from './contact-notification';
import { dailyDigest } from './daily-digest';
import { newsletterNotification } from './newsletter-notification';
import { newsletterOptIn } from './newsletter-opt-in';
import { newsletterWelcome } from './newsletter-welcome';
import { tourConfirmation } from './tour-confirmation';
import { tourNotification } from './tour-notification';
import { unreachedNotification } from './unreached-notification';
import { webinarAccess } from './webinar-access';
import { webinarNotification } from './webinar-notification';
import { webinarReminderDay } from './webinar-reminder-day';
import { webinarReminderHour } from './webinar-reminder-hour';
import { webinarWaitlist } from './webinar-waitlist';

/** The template of each kind of mail; the compiler misses none. */
export const templates: { readonly [K in MailKind]: Template<K> } = {
  'newsletter-opt-in': newsletterOptIn,
  'newsletter-notification': newsletterNotification,
  'newsletter-welcome': newsletterWelcome,
  'contact-confirmation': contactConfirmation,
  'contact-notification': contactNotification,
  'tour-confirmation': tourConfirmation,
  'tour-notification': tourNotification,
  'webinar-access': webinarAccess,
  'webinar-waitlist': webinarWaitlist,
  'webinar-reminder-day': webinarReminderDay,
  'webinar-reminder-hour': webinarReminderHour,
  'webinar-notification': webinarNotification,
  'business-event-confirmation': businessEventConfirmation,
  'business-event-notification': businessEventNotification,
  'unreached-notification': unreachedNotification,
  'daily-digest': dailyDigest,
};

export const mailKinds = Object.keys(templates) as MailKind[];
