import { idBeginning } from '@mainstage/bookings/list';
import { BookingError } from '@mainstage/bookings/booking-error';
import { UsageError } from '../program';
import type { CommandContext } from './command';

/** The booking that the first word names by its id or the beginning of it. @throws BookingError */
export async function bookingNamed({ context }: CommandContext, word: string | undefined): Promise<string> {
  if (!word) throw new UsageError('Say which booking: the first 8 characters of its id will do.');
  const id = await idBeginning(context.manager, word.toLowerCase());
  if (!id) throw new BookingError('not_found', `No booking, or more than one, begins with ${word}.`);
  return id;
}
