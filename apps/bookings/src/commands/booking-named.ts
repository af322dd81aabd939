import { idBeginning } from '@mainstage/bookings/list';
import { BookingError } from '@mainstage/bookings/booking-error';
import type { Surroundings } from '../command';

/** The booking that the first word names by its id or the beginning of it. @throws Refused */
export async function bookingNamed({ desk }: Surroundings, word: string | undefined): Promise<string> {
  if (!word) throw new TypeError('Say which booking: the first 8 characters of its id will do.');
  const id = await idBeginning(desk.manager, word.toLowerCase());
  if (!id) throw new BookingError('not_found', `No booking, or more than one, begins with ${word}.`);
  return id;
}

export const say = (text: string) => process.stdout.write(`${text}\n`);
