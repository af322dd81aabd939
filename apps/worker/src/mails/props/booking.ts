import { TourBooking } from '@mainstage/database/entities/tour-booking';
import type { Notification } from '@mainstage/mail/kinds';
import { Withdrawn } from '../withdrawn';
import type { PropsContext } from './make-props';

/** @throws Withdrawn where the row was deleted */
export async function bookingOf({ entities, mail }: PropsContext): Promise<TourBooking> {
  const booking = await entities.findOneBy(TourBooking, { id: mail.leadId });
  if (!booking) throw new Withdrawn('the booking is gone');
  return booking;
}

/**
 * What sales is told of a booking.
 * @typeParam Typed the form that the row was made of; the intake stored it field by field after checking it
 */
export function notificationOf<Typed>(booking: TourBooking): Notification<Typed> {
  return {
    leadId: booking.id,
    receivedAt: booking.createdAt,
    typed: booking.typed as Typed,
    suspicions: booking.suspicions,
    visitorNotMailed: booking.visitorNotMailed,
  };
}
