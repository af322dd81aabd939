import type { Actor, BookingContext } from '@mainstage/bookings/booking-context';
import { BookingError } from '@mainstage/bookings/booking-error';
import { bookingsOfLead, listedBooking } from '@mainstage/bookings/list';
import { bookingOf } from '@mainstage/bookings/rows';
import { extendOption } from '@mainstage/bookings/use-cases/extend-option';
import { release, turnDown } from '@mainstage/bookings/use-cases/end';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { requestBooking } from '@mainstage/bookings/use-cases/request';
import { instantOf } from '@mainstage/calendar/days/hours';
import { optionTerms } from '@mainstage/calendar/facts';
import type { BookingAction, DeskBooking } from '@mainstage/contracts/desk/leads';
import type { Hire } from '@mainstage/contracts/day-parts';
import { DeskLead } from '@mainstage/database/entities/desk-lead';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { notifyDesk } from '@mainstage/database/desk/notify-desk';
import { deskBooking } from './desk-booking';

export interface OptionRequest {
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  hire: Hire;
}

/**
 * Makes an option for a lead, of the request that it came with where that is for the same time. The client gets the mail of
 * an option.
 * @param by name of the team member, for the history of the booking
 * @throws LeadNotFound, BookingError
 */
export async function makeLeadOption(
  manager: EntityManager,
  leadId: string,
  { venue, day, hire }: OptionRequest,
  by: Actor,
): Promise<DeskBooking> {
  return manager.transaction(async (own) => {
    const { form, name, company, email } = await lockDeskLead(own, leadId);
    const requested = (await bookingsOfLead(own, leadId)).find(
      (booking) =>
        booking.state === 'requested' && booking.venue === venue && booking.day === day && booking.hire === hire,
    );
    const client = { name: company ? `${name}, ${company}` : name, email };
    const lead = { form, id: leadId };
    const { id } = requested ?? (await requestBooking(own, { venue, day, hire, origin: 'sales', lead, client }, by));
    await makeOption({ manager: own }, id, by);
    return bookingChanged(own, id);
  });
}

const actions = {
  option: makeOption,
  extend: extendOption,
  release: async ({ manager }: BookingContext, id: string, by: Actor) =>
    (await bookingOf(manager, id)).state === 'requested' ? turnDown({ manager }, id, by) : release({ manager }, id, by),
  definite: makeDefinite,
} as const satisfies Record<BookingAction, unknown>;

/**
 * Acts on a booking, whether it belongs to a lead or not.
 * @param until the last day of an extended option, YYYY-MM-DD; as for a new option where absent
 * @throws BookingError
 */
export async function changeBooking(
  manager: EntityManager,
  id: string,
  action: BookingAction,
  by: Actor,
  until?: string,
): Promise<DeskBooking> {
  const end = until === undefined ? undefined : new Date(instantOf(until, optionTerms.endsAt.option));
  await actions[action]({ manager }, id, by, end);
  return bookingChanged(manager, id);
}

async function bookingChanged(manager: EntityManager, id: string): Promise<DeskBooking> {
  const booking = await listedBooking(manager, id);
  if (!booking) throw new BookingError('not_found', `There is no booking ${id}.`);
  const { lead_id: leadId } = booking;
  if (leadId !== null && (await manager.existsBy(DeskLead, { leadId }))) await notifyDesk(manager, [leadId]);
  return deskBooking(booking);
}
