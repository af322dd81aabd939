import type { Crowd } from '@mainstage/calendar/guests/overrun';
import type { BookingRow } from '../rows';

/** A booking as its guests count. */
export interface BookedCrowd extends Crowd {
  booking: BookingRow;
}

/** Guests count from begin to end: nobody is there while it is set up and dismantled (rule floors.guests). */
export const crowdOf = (booking: BookingRow): BookedCrowd => ({
  booking,
  from: booking.starts_at.getTime(),
  to: booking.ends_at.getTime(),
  guests: booking.area_guests ?? [],
});
