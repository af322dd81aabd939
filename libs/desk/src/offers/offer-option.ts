import { Booking } from '@mainstage/bookings/entities/booking';
import type { NewOption } from '@mainstage/contracts/desk/bookings';
import type { EntityManager } from 'typeorm';
import { makeLeadOption } from '../bookings/lead-bookings';
import { pressOf } from '../bookings/press';
import type { DeskMember } from '../desk-context';
import { leadFacts } from '../lead-facts/lead-facts';
import { OfferRefused } from './offer-errors';

/** Makes an option for the day of the lead, unless it has one. @throws LeadNotFound, OfferRefused, BookingError */
export async function optionOfLead(manager: EntityManager, leadId: string, member: DeskMember): Promise<void> {
  const { venue, day, hire, guests, booked } = await leadFacts(manager, leadId);
  if (venue === null || day === null) throw new OfferRefused('An option needs a venue and a day');
  const isThere = booked.some(
    (booking) => booking.venue === venue && booking.day === day && ['option', 'definite'].includes(booking.state),
  );
  if (isThere) return;
  const option = { venue, day, hire: hire ?? ('full-day' as const), ...(guests !== null && { guests }) };
  await quietOption(manager, leadId, option, member);
}

/** Makes an option that the offer itself announces to the client. @returns the booking's id @throws BookingError */
export async function quietOption(
  manager: EntityManager,
  leadId: string,
  option: Pick<NewOption, 'venue' | 'day' | 'hire' | 'guests'>,
  { name }: DeskMember,
): Promise<string> {
  const press = { ...pressOf({ tellClient: false }), mailsWait: 0 };
  const id = await makeLeadOption(manager, leadId, option, { by: name, press });
  // Only this mail is left out.
  await manager.update(Booking, { id }, { tellClient: true });
  return id;
}
