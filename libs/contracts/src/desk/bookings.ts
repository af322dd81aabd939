import { nounFor } from '../counted';
import type { Hire } from '../day-parts';
import type { DeskBooking, DeskEntry } from './leads';

/** Seconds before the mails of a press are sent, during which it can be undone. */
export const undoSeconds = 10;

/** Clients that a press notifies; by the stored setting of each booking if absent. */
export interface ToldClients {
  /** The client of the booking itself, from now on. */
  tellClient?: boolean;
  /** Ids of other bookings whose clients are notified of this change. */
  tell?: string[];
  /** Ids of other bookings whose clients are not notified. */
  silent?: string[];
}

/** Why the client of a booking cannot be notified. */
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
  /** Includes the client's own staff; the capacity of the layout or venue by default. */
  guests?: number;
}

/** `POST /api/desk/bookings/:id/:action` */
export interface BookingChange extends ToldClients {
  /** With extend: the last day of the option. */
  until?: string;
  /** With move: venue and day; the hours stay unless a part of the day is given. */
  venue?: string;
  day?: string;
  hire?: Hire;
  /** With guests: their number, the client's own staff included. */
  guests?: number;
  /** With name: the title as the site may show it; absent if it may not be named. */
  title?: string;
  /** With definite: whether the lead is won. */
  won?: boolean;
}

/** A rendered mail to a client. */
export interface PreviewedMail {
  bookingId: string;
  /** Whether its recipient is the client of the changed booking. */
  own: boolean;
  who: string;
  to: string;
  subject: string;
  text: string;
  /** Whether it is sent by default. */
  told: boolean;
}

/** Response of the same calls with `/preview` appended, which change nothing. */
export interface BookingPreview {
  /** Why the client of the booking cannot be notified; null if they can. */
  unreachable: keyof typeof unreachableTexts | null;
  /** Of the option after the change; null for any other booking. */
  rank: number | null;
  mails: PreviewedMail[];
}

/** Response to a press. */
export interface ChangedBooking extends DeskBooking {
  /** Id of the press, for `POST /api/desk/booking-changes/:id/undo`. */
  changeId: string;
  /** Number of pending mails to clients. */
  mails: number;
}

/** `POST /api/desk/booking-changes/:id/undo` */
export interface UndoneChange {
  /** Number of stopped mails. */
  mails: number;
  /** Why the calendar was not restored; null if it was. */
  kept: string | null;
}

/** `GET /api/desk/bookings/:id/history`, newest first. */
export type BookingHistory = DeskEntry[];

/** When the mails of a press are sent. @param mails number of pending mails */
export const sentText = (mails: number): string =>
  mails === 0
    ? 'No client gets an email.'
    : `${nounFor(mails, 'The email is', `${mails} emails are`)} sent in ${undoSeconds} seconds.`;

/** Result of an undo: the stopped mails, and the reason if the calendar was not restored. */
export function undoneText({ mails, kept }: UndoneChange): string {
  if (kept === null) return mails === 0 ? 'Undone.' : 'Undone. No email was sent.';
  return mails === 0
    ? `It could not be undone. ${kept}`
    : `The email was stopped, but the booking stays as it is. ${kept}`;
}
