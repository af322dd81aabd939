import type { DeskBooking } from '@mainstage/contracts/desk/leads';
import { bookingStateLabels } from '../text/labels';

/** A line for each booking with state, rank and client; else what prevents using the room. */
export function bookingWords(
  bookings: readonly DeskBooking[],
  blockers: readonly DeskBooking[],
  venueName: (id: string | null) => string,
): string[] {
  if (bookings.length === 0) {
    const [first, ...others] = new Set(blockers.map(({ venue }) => venue));
    if (first === undefined) return [];
    return [`Blocked by ${venueName(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`];
  }
  return bookings.map(({ state, rank, who }) =>
    [bookingStateLabels[state], rank !== null && state === 'option' && `${rank}:`, who].filter(Boolean).join(' '),
  );
}
