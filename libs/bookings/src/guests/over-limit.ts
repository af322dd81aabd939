import { overrunOf } from '@mainstage/calendar/guests/overrun';
import type { EntityManager } from 'typeorm';
import { type ListedBooking, listBookings } from '../list';
import { crowdOf } from './crowd';
import { overrunText } from './overrun-text';

/** A definite booking at whose time a figure is exceeded (rule floors.over-limit). */
export interface OverLimit {
  booking: ListedBooking;
  /** The sum in words. */
  reason: string;
}

/** Among bookings of one time, the definite ones that are over the limit together with others. */
export function overLimitAmong(bookings: readonly ListedBooking[]): OverLimit[] {
  const crowds = bookings.filter(({ state }) => state === 'definite').map(crowdOf);
  return crowds.flatMap((own) => {
    const over = overrunOf(
      own,
      crowds.filter((other) => other !== own),
    );
    return over ? [{ booking: own.booking as ListedBooking, reason: overrunText(over, bookings) }] : [];
  });
}

/** All bookings over the limit from a moment on. */
export async function listOverLimit(manager: EntityManager, from: Date): Promise<OverLimit[]> {
  // The calendar has no end; a thousand years are far enough.
  const to = new Date(from.getTime() + 1000 * 365 * 86_400_000);
  return overLimitAmong(await listBookings(manager, { from, to, states: ['definite'] }));
}
