import { idBeginning } from '@mainstage/bookings/list';
import { BookingError } from '@mainstage/bookings/booking-error';
import { UsageError } from '../program';
import type { CommandContext } from './command';

/** The id of a booking, or its beginning, from the command's arguments. @throws UsageError if it is none */
export function readId(word: string | undefined): string {
  if (!word) throw new UsageError('Give the id of the booking, or at least its first 8 characters.');
  if (!/^[0-9a-f-]{4,36}$/i.test(word)) throw new UsageError(`"${word}" is not the beginning of a booking's id.`);
  return word.toLowerCase();
}

/** The only booking whose id begins with this text. @throws BookingError */
export async function bookingNamed({ context }: CommandContext, beginning: string): Promise<string> {
  const id = await idBeginning(context.manager, beginning);
  if (!id) throw new BookingError('not_found', `No booking, or more than one, begins with ${beginning}.`);
  return id;
}
