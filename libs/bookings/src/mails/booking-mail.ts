import type { BookingMailKind } from './kinds';
import type { BookingRow } from '../rows';

/** A mail about a booking, rendered from the booking when it is sent; to the client only if there is an address. */
export interface BookingMail {
  id: string;
  kind: BookingMailKind;
  recipient: 'visitor' | 'sales';
}

export type ClientMailKind = Exclude<BookingMail['kind'], 'booking-answer' | 'booking-request' | 'booking-notice'>;

/** Notifies the client of the result of the request, option or booking. */
export const clientMail = (booking: BookingRow, kind: ClientMailKind): BookingMail[] =>
  about(booking, [kind, 'visitor']);

/** Notifies the client who moved up, and sales with the link. */
export const movedUpMails = (booking: BookingRow): BookingMail[] =>
  about(booking, ['booking-moved-up', 'visitor'], ['booking-notice', 'sales']);

/** Notifies the client who has to decide, with the deadline, and sales with the link. */
export const challengedMails = (booking: BookingRow): BookingMail[] =>
  about(booking, ['booking-challenged', 'visitor'], ['booking-notice', 'sales']);

/** Notifies sales of an automatic change. */
export const noticeMail = (booking: BookingRow): BookingMail[] => about(booking, ['booking-notice', 'sales']);

/** Bookings of the demo cause no mails. */
const about = (
  { id, origin }: BookingRow,
  ...mails: (readonly [BookingMail['kind'], BookingMail['recipient']])[]
): BookingMail[] => (origin === 'demo' ? [] : mails.map(([kind, recipient]) => ({ id, kind, recipient })));
