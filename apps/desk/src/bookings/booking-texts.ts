import { type ChangedBooking, sentText } from '@mainstage/contracts/desk/bookings';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';
import { momentText } from '../text/times';

/** Consequences of an action for others, shown before it. */
export const consequences = {
  option: 'The time is kept for this client until the option ends.',
  extend: 'The option then ends on that day. Clients with an option behind it wait longer.',
  challenge: 'The first option has to decide by noon of the next working day; otherwise it ends and this one moves up.',
  definite: 'The time is booked. Options behind it end.',
  move: 'An option is last in line at its new place; a definite booking is definite there. Clients in line at its old place move up.',
  guests: 'More guests need room on the floor; with fewer, waiting options can move up.',
  name: 'The site shows this title with the room in its week, to everybody. Set it only if the client has allowed it.',
  'turn-down': 'The request ends. The time stays free for others.',
  release: 'The option ends. The next client in line moves up.',
  cancel: 'The definite booking ends, and the time is free for others.',
} as const satisfies Record<BookingAction, string>;

const doneTexts = {
  option: 'The option is made',
  extend: 'The option was extended',
  challenge: 'The first option was asked to decide',
  definite: 'The booking is definite',
  move: 'The booking was moved',
  guests: 'The number of guests was changed',
  name: 'The title on the site was changed',
  'turn-down': 'The request was turned down',
  release: 'The option was released',
  cancel: 'The booking was cancelled',
} as const satisfies Record<BookingAction, string>;

/** Confirmation of an action, with the time at which its mails are sent. */
export function doneText({ mails, rank }: ChangedBooking, action: BookingAction): string {
  const done =
    action === 'option' && rank !== null && rank > 1 ? `${doneTexts.option}, with rank ${rank}` : doneTexts[action];
  return `${done}. ${sentText(mails)}`;
}

/** When an option ends: earlier if its client was asked to decide. Empty if it has no end. */
export function optionEndText(option: Pick<DeskBooking, 'expiresAt' | 'challengedUntil'>, now: number): string {
  const { expiresAt, challengedUntil } = option;
  if (challengedUntil !== null && (expiresAt === null || challengedUntil < expiresAt))
    return `asked to decide by ${momentText(challengedUntil, now)}`;
  return expiresAt === null ? '' : `until ${momentText(expiresAt, now)}`;
}
