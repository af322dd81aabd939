import { quarantineReasons } from '../lead-row';
import type { PropsContext } from '../mail-of';
import type { Notification } from '../notification';
import { Withdrawn } from '../withdrawn';
import { type BookingKind, TourBooking } from './entity';

/** The booking of a mail. @throws Withdrawn if there is none of that kind (any more) */
export async function bookingOf<Kind extends BookingKind>(
  { entities, mail }: PropsContext,
  kind: Kind,
): Promise<TourBooking<Kind>> {
  const booking = await entities.findOneBy(TourBooking, { id: mail.leadId, kind });
  if (!booking) throw new Withdrawn('the booking is gone');
  // The query selects the kind.
  return booking as TourBooking<Kind>;
}

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
