import { overrunOf } from '@mainstage/calendar/guests/overrun';
import type { EntityManager } from 'typeorm';
import { type ListedBooking, listBookings } from '../list';
import { crowdOf } from './crowd';
import { overrunText } from './overrun-text';

/** A definite booking during which a limit of guests is exceeded (rule floors.over-limit). */
export interface OverLimit {
  booking: ListedBooking;
  reason: string;
}

/** The definite bookings, among bookings of one period, that exceed a limit together with others. */
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

export async function listOverLimit(manager: EntityManager, from: Date): Promise<OverLimit[]> {
  // A thousand years stand for an open end.
  const to = new Date(from.getTime() + 1000 * 365 * 86_400_000);
  return overLimitAmong(await listBookings(manager, { from, to, states: ['definite'] }));
}
