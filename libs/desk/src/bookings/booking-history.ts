import { BookingError } from '@mainstage/bookings/booking-error';
import { listedBooking } from '@mainstage/bookings/list';
import type { BookingHistory } from '@mainstage/contracts/desk/bookings';
import type { EntityManager } from 'typeorm';
import { bookingEventsOf } from '../detail/timeline';
import { deskBooking } from './desk-booking';

/** Events of a booking, newest first. @throws BookingError `not_found` */
export async function bookingHistory(manager: EntityManager, id: string): Promise<BookingHistory> {
  const booking = await listedBooking(manager, id);
  if (!booking) throw new BookingError('not_found', `There is no booking ${id}.`);
  const entries = await bookingEventsOf(manager, [deskBooking(booking)]);
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}
