import { bookingAnswer } from './booking/mails/answer';
import { bookingCancelled } from './booking/mails/cancelled';
import { bookingChallenged } from './booking/mails/challenged';
import { bookingDefinite } from './booking/mails/definite';
import { bookingExpired } from './booking/mails/expired';
import { bookingExtended } from './booking/mails/extended';
import { bookingGaveWay } from './booking/mails/gave-way';
import { bookingMoved } from './booking/mails/moved';
import { bookingMovedUp } from './booking/mails/moved-up';
import { bookingNotice } from './booking/mails/notice';
import { bookingOption } from './booking/mails/option';
import { bookingReleased } from './booking/mails/released';
import { bookingRequest } from './booking/mails/request';
import { bookingTurnedDown } from './booking/mails/turned-down';
import { businessEventConfirmation } from './business-event/mails/confirmation';
import { businessEventNotification } from './business-event/mails/notification';
import { contactConfirmation } from './contact/mails/confirmation';
import { deskHandedOver } from './desk/mails/handed-over';
import { deskOverdue } from './desk/mails/overdue';
import { deskReminder } from './desk/mails/reminder';
import { deskTakeBack } from './desk/mails/take-back';
import { addressNotification } from './delivery/mails/address-notification';
import { contactNotification } from './contact/mails/notification';
import { deskPasskeyAdded } from './desk/mails/passkey-added';
import { deskPasskeyRemoved } from './desk/mails/passkey-removed';
import { deskNewBrowser } from './desk/mails/new-browser';
import { deskWrongCodes } from './desk/mails/wrong-codes';
import { deskWrongPasskey } from './desk/mails/wrong-passkey';
import { deskSignIn } from './desk/mails/sign-in';
import { messageNotification } from './inbound/mails/message-notification';
import { replyNotification } from './inbound/mails/reply-notification';
import { quarantineNotification } from './quarantine/mails/notification';
import { newsletterOptIn } from './newsletter/mails/opt-in';
import { newsletterWelcome } from './newsletter/mails/welcome';
import { dailyDigest } from './operations/mails/daily-digest';
import { unreachedNotification } from './operations/mails/unreached-notification';
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
import type { MailOf } from './mail-of';

/** Every kind of mail (rule mail.kinds): a new one is its file and its line here. */
const mails = [
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
  unreachedNotification,
  addressNotification,
  replyNotification,
  messageNotification,
  dailyDigest,
  bookingRequest,
  bookingAnswer,
  bookingOption,
  bookingExtended,
  bookingDefinite,
  bookingTurnedDown,
  bookingReleased,
  bookingGaveWay,
  bookingExpired,
  bookingCancelled,
  bookingMoved,
  bookingMovedUp,
  bookingChallenged,
  bookingNotice,
  deskReminder,
  deskTakeBack,
  deskHandedOver,
  deskOverdue,
  deskSignIn,
  deskPasskeyAdded,
  deskPasskeyRemoved,
  deskNewBrowser,
  deskWrongCodes,
  deskWrongPasskey,
] as const;

type AnyMail = (typeof mails)[number];

export type MailKind = AnyMail['kind'];

/** The values that the words of each kind need. */
export type MailProps = { [Mail in AnyMail as Mail['kind']]: Mail['sample'] };

const byKind = Object.fromEntries(mails.map((mail) => [mail.kind, mail])) as unknown as {
  readonly [Kind in MailKind]: MailOf<Kind, MailProps[Kind]>;
};

export const mailKinds: readonly MailKind[] = mails.map(({ kind }) => kind);

/** @throws Error for a kind that an earlier or later version has written into the outbox */
export function mailOf<Kind extends MailKind>(kind: Kind): MailOf<Kind, MailProps[Kind]> {
  const mail = byKind[kind];
  if (!mail) throw new Error(`There is no mail of the kind ${kind}`);
  return mail;
}
