/**
 * Status of the mail that requests confirmation of a newsletter sign-up: enqueued now, already pending (or the hourly
 * allowance of the mailbox is used up), or not sent because this mailbox used up its allowance.
 */
export type ConfirmationMail = 'sent' | 'on-its-way' | 'not-again';

/**
 * Whether a mail to the visitor follows: `withheld` if the mailbox allowance is used up, or if sales checks the lead
 * first (rule mail.mailbox-cap).
 */
export type VisitorMail = 'owed' | 'withheld';

/** Whether a webinar sign-up has a seat; `received` if sales checks it first. */
export type WebinarStatus = 'confirmed' | 'waitlisted' | 'received';

/** `provisional`: the seat must be confirmed by the button behind the mail's link within a day. */
export interface WebinarAnswer {
  id: string;
  confirmation: VisitorMail;
  status: WebinarStatus;
  provisional?: true;
}

/** `over` from the planned end on; `full` if only the waiting list is open (rule webinar.state). */
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

/** `POST /api/webinars/led-wall/join/{token}`: URL of the meeting, for an admitted device. */
export interface WebinarEntry {
  meetingUrl?: string;
}

export const webinarJoinPath = '/api/webinars/led-wall/join';

/** Pages with a button behind the links in the webinar's mails, which post the token. */
export const webinarSeatPaths = {
  return: '/api/webinars/led-wall/seat/return',
  keep: '/api/webinars/led-wall/seat/keep',
  /** For sales: a quarantined sign-up. */
  release: '/api/webinars/led-wall/seat/release',
} as const;
