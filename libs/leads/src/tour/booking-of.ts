import { quarantineReasons } from '../lead-row';
import type { PropsContext } from '../mail-of';
import type { Notification } from '../notification';
import { Withdrawn } from '../withdrawn';
import { type BookingKind, TourBooking } from './entity';

/** The booking that a mail is about. @throws Withdrawn where there is none of that kind (any more) */
export async function bookingOf<Kind extends BookingKind>(
  { entities, mail }: PropsContext,
  kind: Kind,
): Promise<TourBooking<Kind>> {
  const booking = await entities.findOneBy(TourBooking, { id: mail.leadId, kind });
  if (!booking) throw new Withdrawn('the booking is gone');
  // The row is of the kind that was asked for.
  return booking as TourBooking<Kind>;
}

/** What the mail to sales says about a booking. */
export function notificationOf<Kind extends BookingKind>(
  booking: TourBooking<Kind>,
): Notification<TourBooking<Kind>['typed']> {
  return {
    leadId: booking.id,
    receivedAt: booking.createdAt,
    typed: booking.typed,
    suspicions: quarantineReasons(booking),
    visitorNotMailed: booking.visitorNotMailed,
    context: booking,
  };
}
