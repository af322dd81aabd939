import type { Actor, Press } from '@mainstage/bookings/booking-context';
import { bookingsOfLead } from '@mainstage/bookings/list';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import type { NewOption } from '@mainstage/contracts/desk/bookings';
import { Booking } from '@mainstage/bookings/entities/booking';
import { BookingEvent } from '@mainstage/bookings/entities/booking-event';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';

/**
 * Makes an option for a lead, of its own request if that is for the same time.
 * @param by name of the team member, for the history of the booking
 * @returns the booking's id
 * @throws LeadNotFound, BookingError
 */
export async function makeLeadOption(
  manager: EntityManager,
  leadId: string,
  { venue, day, hire, guests }: Pick<NewOption, 'venue' | 'day' | 'hire' | 'guests'>,
  { by, press }: { by: Actor; press: Press },
): Promise<string> {
  const { form, name, company, email } = await lockDeskLead(manager, leadId);
  const requested = (await bookingsOfLead(manager, leadId)).find(
    (booking) =>
      booking.state === 'requested' && booking.venue === venue && booking.day === day && booking.hire === hire,
  );
  const client = { name: company ? `${name}, ${company}` : name, ...(email && { email }) };
  const lead = { form, id: leadId };
  const { id } =
    requested ?? (await requestBooking(manager, { venue, day, hire, guests, origin: 'sales', lead, client }, by));
  if (requested && guests !== undefined) await manager.update(Booking, { id }, { guests });
  // Undoing the press ends a booking that it created.
  if (!requested) await manager.update(BookingEvent, { bookingId: id }, { changeId: press.id });
  await makeOption({ manager, press }, id, by);
  return id;
}
