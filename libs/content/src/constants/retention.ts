/** A period in words that PostgreSQL and English share: `24 months`. */
export type Period = `${number} ${'seconds' | 'minutes' | 'hours' | 'day' | 'days' | 'months'}`;

/**
 * Retention periods, shown on /privacy and applied by the retention job
 * (docs/adr/0012-retention.md): changing one here changes both.
 */
export const retention = {
  /** Contact messages and tour requests, from the day they were sent; then deleted with all dependent data. */
  enquiries: '24 months',
  /** Webinar sign-ups, from the webinar or the sign-up, whichever is later; then erased but for address and consent. */
  webinarDetails: '90 days',
  /** Applications to business events, from the day they were sent; then erased but for address and consent. */
  applicationDetails: '12 months',
  /** Address and consent of a webinar sign-up or an application, from the day it was given. */
  consentEvidence: '36 months',
  /** Client of an enquiry or option in the calendar, from the end of that day; then erased, the hours remain. */
  bookingDetails: '24 months',
  /** An offer that was not accepted, from the day it was made; at the latest it ends with its enquiry. */
  otherOffers: '24 months',
  /** An accepted offer with its PDF, as a commercial letter (§ 257 HGB), from the day it was accepted. */
  acceptedOffers: '72 months',
  /** An unconfirmed newsletter sign-up, from its last request. */
  unconfirmedSubscription: '30 days',
  /** Address, times and consent of a subscription that was ended, from its end. */
  endedSubscription: '36 months',
  /**
   * The record that a mail was delivered or refused, from that moment; mails of the newsletter stay with the
   * subscription.
   */
  deliveredMail: '90 days',
  /** The hash of the id of a sent mail, from the day that the mail's record was deleted. */
  sentMessageHash: '12 months',
  /** A provisional webinar seat, until its holder confirms it through the mail's link. */
  provisionalSeat: '24 hours',
  /** Idempotency key of a form (rule form.idempotency). */
  idempotencyKey: '24 hours',
  /** Content hash of a form, which detects a double submission (rule form.idempotency). */
  sameContent: '10 minutes',
  /** Count of mails to a mailbox because of anonymous forms (rule mail.mailbox-cap). */
  mailboxAllowance: '1 day',
  /** A session of the sales desk, from its beginning; it expires after hours. */
  deskSession: '30 days',
  /** A request to sign in at the sales desk; its link and code work for minutes. */
  deskSignIn: '1 day',
  /** The keyed hash of a network address that counts its calls. */
  rateLimit: '60 seconds',
} as const satisfies Record<string, Period>;

/** Days in which the newsletter's confirmation link works (docs/adr/0004-double-opt-in.md). */
export const confirmationLinkDays = 7;
