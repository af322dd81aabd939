import { businessEventConfirmation } from './business-event/mails/confirmation';
import { businessEventNotification } from './business-event/mails/notification';
import { contactConfirmation } from './contact/mails/confirmation';
import { contactNotification } from './contact/mails/notification';
import { addressNotification } from './delivery/mails/address-notification';
import { newsletterOptIn } from './newsletter/mails/opt-in';
import { newsletterWelcome } from './newsletter/mails/welcome';
import { quarantineNotification } from './quarantine/mails/notification';
import { tourConfirmation } from './tour/mails/confirmation';
import { tourNotification } from './tour/mails/notification';
import { webinarAccess } from './webinar/mails/access';
import { webinarMoved } from './webinar/mails/moved';
import { webinarMovedUp } from './webinar/mails/moved-up';
import { webinarNotification } from './webinar/mails/notification';
import { webinarProvisional } from './webinar/mails/provisional';
import { webinarReminderDay } from './webinar/mails/reminder-day';
import { webinarReminderHour } from './webinar/mails/reminder-hour';
import { webinarWaitlist } from './webinar/mails/waitlist';

/** Kinds of mails about leads (rule mail.kinds): a new one needs its file and its line here. */
export const leadMails = [
  newsletterOptIn,
  newsletterWelcome,
  contactConfirmation,
  contactNotification,
  tourConfirmation,
  tourNotification,
  webinarAccess,
  webinarWaitlist,
  webinarProvisional,
  webinarMovedUp,
  webinarMoved,
  webinarReminderDay,
  webinarReminderHour,
  webinarNotification,
  businessEventConfirmation,
  businessEventNotification,
  quarantineNotification,
  addressNotification,
] as const;

export type LeadMailKind = (typeof leadMails)[number]['kind'];
