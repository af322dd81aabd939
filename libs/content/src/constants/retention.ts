/** A span of time in PostgreSQL's and in English words alike: `24 months`. */
export type Period = `${number} ${'seconds' | 'minutes' | 'hours' | 'day' | 'days' | 'months'}`;

/**
 * How long what visitors leave is kept. /privacy says these periods and the retention job keeps to them
 * (docs/adr/0012-retention.md): changing one here changes both.
 */
export const retention = {
  /** Contact messages and tour requests, from the day they were sent; then deleted with all that belongs to them. */
  enquiries: '24 months',
  /** Webinar sign-ups, from the webinar or the sign-up, whichever is later; then erased but for address and consent. */
  webinarDetails: '90 days',
  /** Applications to business events, from the day they were sent; then erased but for address and consent. */
  applicationDetails: '12 months',
  /** Address and consent of a webinar sign-up or an application, from the day it was given. */
  consentEvidence: '36 months',
  /** Who a room was asked for or held by, in the calendar, from the end of that day; then erased, the hours stay. */
  bookingDetails: '24 months',
  /** A newsletter sign-up that nobody confirmed, from its last request. */
  unconfirmedSubscription: '30 days',
  /** Address, times and consent of a subscription that was ended, from its end. */
  endedSubscription: '36 months',
  /** The note that a mail was delivered or refused, from that moment; mails of the newsletter stay with the subscription. */
  deliveredMail: '90 days',
  /** A seat of the webinar that was given in a rush, until its holder has pressed the button behind the mail's link. */
  provisionalSeat: '24 hours',
  /** The key under which a form was sent, so that sending it twice counts once (rule form.idempotency). */
  idempotencyKey: '24 hours',
  /** The fingerprint of a form's content, which joins a double click to the first one (rule form.idempotency). */
  sameContent: '10 minutes',
  /** How often a mailbox was written to because of anonymous forms (rule mail.mailbox-cap). */
  mailboxAllowance: '1 day',
  /** The keyed hash of a network address that counts its calls. */
  rateLimit: '60 seconds',
} as const satisfies Record<string, Period>;

/** Days in which the newsletter's confirmation link works (docs/adr/0004-double-opt-in.md). */
export const confirmationLinkDays = 7;
