import type { BookingMailKind } from './kinds';
import type { BookingRow } from '../rows';

/** A mail about a booking, written from the booking when it is sent; to the client only where there is an address. */
export interface BookingMail {
  id: string;
  kind: BookingMailKind;
  recipient: 'visitor' | 'sales';
}

/** What a client learns about their booking; each has a text of its own. */
export type ClientMailKind = Exclude<BookingMail['kind'], 'booking-answer' | 'booking-request' | 'booking-notice'>;

/** The client learns what became of the request, the option or the booking. */
export const clientMail = (booking: BookingRow, kind: ClientMailKind): BookingMail[] =>
  about(booking, [kind, 'visitor']);

/** The client who moved up learns it, and sales with the link. */
export const movedUpMails = (booking: BookingRow): BookingMail[] =>
  about(booking, ['booking-moved-up', 'visitor'], ['booking-notice', 'sales']);

/** The client who has to decide learns until when, and sales with the link. */
export const challengedMails = (booking: BookingRow): BookingMail[] =>
  about(booking, ['booking-challenged', 'visitor'], ['booking-notice', 'sales']);

/** Sales learns that something happened automatically. */
export const noticeMail = (booking: BookingRow): BookingMail[] => about(booking, ['booking-notice', 'sales']);

/** Nobody works with the demo's bookings. */
const about = (
  { id, origin }: BookingRow,
  ...mails: (readonly [BookingMail['kind'], BookingMail['recipient']])[]
): BookingMail[] => (origin === 'demo' ? [] : mails.map(([kind, recipient]) => ({ id, kind, recipient })));
