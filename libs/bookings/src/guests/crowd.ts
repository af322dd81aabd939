import type { Crowd } from '@mainstage/calendar/guests/overrun';
import type { BookingRow } from '../rows';

export interface BookedCrowd extends Crowd {
  booking: BookingRow;
}

/** Guests count during the event only, not during set-up and dismantling (rule floors.guests). */
export const crowdOf = (booking: BookingRow): BookedCrowd => ({
  booking,
  from: booking.starts_at.getTime(),
  to: booking.ends_at.getTime(),
  guests: booking.area_guests ?? [],
});
