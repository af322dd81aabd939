import { nounFor } from '../counted';
import type { Hire } from '../day-parts';
import type { DeskBooking, DeskEntry } from './leads';

/** Seconds for which the mails of a press at the desk wait, and for which it can be undone. */
export const undoSeconds = 10;

/** Whom a press tells; for each client as stored with the booking where absent. */
export interface ToldClients {
  /** The client of the booking itself, from now on. */
  tellClient?: boolean;
  /** Other bookings whose clients are told of this change, by id. */
  tell?: string[];
  /** Other bookings whose clients are not. */
  silent?: string[];
}

/** Why the client of a booking gets no mail, whatever is chosen. */
export const unreachableTexts = {
  'by-hand': 'No email to this client: the lead was entered by hand.',
  'no-address': 'No email to this client: no address is known.',
  demo: 'No email: this is a booking of the demo.',
} as const;

/** `POST /api/desk/leads/:id/bookings` */
export interface NewOption extends ToldClients {
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  hire: Hire;
  /** With the client's own staff; as many as the layout or the venue takes where absent. */
  guests?: number;
}

/** `POST /api/desk/bookings/:id/:action` */
export interface BookingChange extends ToldClients {
  /** With extend: the last day of the option. */
  until?: string;
  /** With move: the venue and day; the hours stay where no part of the day is given. */
  venue?: string;
  day?: string;
  hire?: Hire;
  /** With guests: how many come, the client's own staff included. */
  guests?: number;
  /** With definite: whether the lead is won. */
  won?: boolean;
}

/** A mail to a client as it would be sent. */
export interface PreviewedMail {
  bookingId: string;
  /** Whether it goes to the client of the booking that is acted on. */
  own: boolean;
  who: string;
  to: string;
  subject: string;
  text: string;
  /** Whether it is sent unless the press says otherwise. */
  told: boolean;
}

/** The same calls with `/preview` behind them: what would be sent. Nothing is changed. */
export interface BookingPreview {
  /** Why the client of the booking gets no mail, whatever is chosen; null where they can be told. */
  unreachable: keyof typeof unreachableTexts | null;
  mails: PreviewedMail[];
}

/** What a press answers with. */
export interface ChangedBooking extends DeskBooking {
  /** Names the press, for `POST /api/desk/booking-changes/:id/undo`. */
  changeId: string;
  /** How many mails wait to be sent to clients. */
  mails: number;
}

/** `POST /api/desk/booking-changes/:id/undo` */
export interface UndoneChange {
  /** How many mails were stopped. */
  mails: number;
  /** Why the calendar stays as it is; null where it is as it was before. */
  kept: string | null;
}

/** `GET /api/desk/bookings/:id/history`, the newest first. */
export type BookingHistory = DeskEntry[];

/** When the mails of a press are sent. @param mails how many wait */
export const sentText = (mails: number): string =>
  mails === 0
    ? 'No client gets an email.'
    : `${nounFor(mails, 'The email is', `${mails} emails are`)} sent in ${undoSeconds} seconds.`;

/** The result of an undo: the mails that were stopped, and the reason if the calendar stays as it is. */
export function undoneText({ mails, kept }: UndoneChange): string {
  if (kept === null) return mails === 0 ? 'Undone.' : 'Undone. No email was sent.';
  return mails === 0
    ? `It could not be undone. ${kept}`
    : `The email was stopped, but the booking stays as it is. ${kept}`;
}
