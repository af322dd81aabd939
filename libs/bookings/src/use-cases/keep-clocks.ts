import { Booking } from '../entities/booking';
import type { BookingContext } from '../booking-context';
import { expire } from './end';

/**
 * Ends the options that have expired, or were not decided in time, by the database clock. Safe to run in several
 * processes concurrently.
 * @param atMost options per call
 * @returns how many it ended
 */
export async function keepClocks(context: BookingContext, atMost = 100): Promise<number> {
  const due = await context.manager
    .createQueryBuilder()
    .select('booking.id', 'id')
    .addSelect('least(booking.expiresAt, booking.challengedUntil)', 'until')
    .from(Booking, 'booking')
    .where(`booking.state = 'option' AND least(booking.expiresAt, booking.challengedUntil) <= now()`)
    .orderBy('until')
    .limit(atMost)
    .getRawMany<{ id: string }>();
  let ended = 0;
  for (const { id } of due) if (await expire(context, id)) ended += 1;
  return ended;
}
