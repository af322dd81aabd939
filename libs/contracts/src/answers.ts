/**
 * What became of the mail that asks to confirm a newsletter: enqueued now, already enqueued (an earlier one waits, or the
 * mailbox used up its allowance for this hour), or not sent, since this mailbox used up its allowance of them.
 */
export type ConfirmationMail = 'sent' | 'on-its-way' | 'not-again';

/**
 * Whether a mail to the visitor follows: `withheld` where the mailbox allowance is used up, or where sales looks at the lead
 * first (rule mail.mailbox-cap).
 */
export type VisitorMail = 'owed' | 'withheld';

/** Whether a webinar sign-up holds one of the seats; `received` where somebody looks at it first. */
export type WebinarStatus = 'confirmed' | 'waitlisted' | 'received';

/** What a sign-up says; `provisional`: the seat is kept once the button behind the mail's link is pressed, within a day. */
export interface WebinarAnswer {
  id: string;
  confirmation: VisitorMail;
  status: WebinarStatus;
  provisional?: true;
}

/** `over` from the end of its hour on; `full` while a waiting list is all there is (rule webinar.state). */
export type WebinarState = 'announced' | 'full' | 'running' | 'over';

/** `GET /api/webinars/led-wall`: `startsAt` is ISO 8601, `dateLabel` German, Europe/Berlin. */
export interface WebinarDate {
  startsAt: string;
  dateLabel: string;
  seats: number;
  seatsLeft: number;
  state: WebinarState;
}

export const webinarDatePath = '/api/webinars/led-wall';

/** Whether a registrant's own link opens the meeting now; `elsewhere`: another device uses the link; `returned`: the seat was given back. */
export type WebinarJoinAccess = 'early' | 'open' | 'elsewhere' | 'over' | 'returned' | 'invalid';

/** `GET /api/webinars/led-wall/join/{token}`; `opensAt` is ISO 8601, ten minutes before the start. */
export interface WebinarJoinState {
  door: WebinarJoinAccess;
  startsAt: string;
  opensAt: string;
  dateLabel: string;
}

/** `POST /api/webinars/led-wall/join/{token}`: where the meeting is, for a device that is let in. */
export interface WebinarEntry {
  meetingUrl?: string;
}

export const webinarJoinPath = '/api/webinars/led-wall/join';

/** What the links of the webinar's mails lead to: a page with a button each, which posts the token. */
export const webinarSeatPaths = {
  return: '/api/webinars/led-wall/seat/return',
  keep: '/api/webinars/led-wall/seat/keep',
  /** For sales: a quarantined sign-up. */
  release: '/api/webinars/led-wall/seat/release',
} as const;
