import { idBeginning } from '@mainstage/bookings/list';
import { BookingError } from '@mainstage/bookings/booking-error';
import { UsageError } from '../program';
import type { CommandContext } from './command';

/** The id of a booking, or its beginning, as a word of the command. @throws UsageError where it is none */
export function readId(word: string | undefined): string {
  if (!word) throw new UsageError('Say which booking: the first 8 characters of its id will do.');
  if (!/^[0-9a-f-]{4,36}$/i.test(word)) throw new UsageError(`"${word}" is not the beginning of a booking's id.`);
  return word.toLowerCase();
}

/** The one booking whose id begins so. @throws BookingError */
export async function bookingNamed({ context }: CommandContext, beginning: string): Promise<string> {
  const id = await idBeginning(context.manager, beginning);
  if (!id) throw new BookingError('not_found', `No booking, or more than one, begins with ${beginning}.`);
  return id;
}
