import { Booking } from '../entities/booking';
import type { EntityManager } from 'typeorm';
import { BookingPlacementQueries } from '../booking-placement.queries';
import type { BookingRow } from '../rows';

export async function placeBooking(manager: EntityManager, booking: BookingRow): Promise<void> {
  const { id, venue, day, hire, starts_at, ends_at, set_up_minutes, dismantling_minutes } = booking;
  const placement = new BookingPlacementQueries(manager);
  await placement.checkGuestsAtTheEnd();
  await manager.update(
    Booking,
    { id },
    {
      ...{ venue, day, hire },
      startsAt: starts_at,
      endsAt: ends_at,
      setUpMinutes: set_up_minutes,
      dismantlingMinutes: dismantling_minutes,
    },
  );
  await placement.takePlace(booking);
}

/** Stores the number of guests; the database checks it at the end of the transaction. */
export async function storeGuests(manager: EntityManager, id: string, guests: number | null): Promise<void> {
  await new BookingPlacementQueries(manager).checkGuestsAtTheEnd();
  await manager.update(Booking, { id }, { guests });
}
