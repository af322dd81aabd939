import type { BookingState } from './entities/booking';
import type { Actor } from './booking-context';
import type { BookingAction } from './events';
import { waitingForGuests } from './guests/limits';
import { clientMail } from './mails/booking-mail';
import { noOption, type Sheet } from './sheet';

const endings = {
  'turned-down': 'released',
  released: 'released',
  'gave-way': 'released',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<BookingAction, BookingState>>;

export type BookingEnd = keyof typeof endings;

/**
 * Ends a booking, frees the place and notifies the client.
 * @returns the options that waited behind it, which may now move up
 */
export function finish(sheet: Sheet, id: string, ending: BookingEnd, by: Actor): string[] {
  const booking = sheet.at(id);
  const waiting = waitingBehind(sheet, id);
  withdraw(sheet, id, by);
  sheet.note(booking, ending, by);
  sheet.alter(id, { ...noOption, state: endings[ending] });
  sheet.enqueueMails(clientMail(booking, `booking-${ending}`));
  return waiting;
}

export function withdraw(sheet: Sheet, id: string, by: Actor): void {
  for (const challenged of sheet.challengedBy(id)) {
    sheet.note(challenged, 'challenge-ended', by);
    sheet.alter(challenged.id, { challenged_until: null, challenged_by: null });
  }
}

/** The options that may move up once a booking has left its place. */
export function waitingBehind(sheet: Sheet, id: string): string[] {
  const behind = sheet.at(id).state === 'option' ? sheet.optionsAfter(id) : [];
  return [...new Set([...behind, ...waitingForGuests(sheet, id)])];
}
