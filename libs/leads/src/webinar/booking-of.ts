import type { PropsContext } from '../mail-of';
import { bookingOf } from '../tour/booking-of';
import { Withdrawn } from '../withdrawn';

/** The sign-up that a mail is about. @throws Withdrawn where it is gone */
export async function webinarBookingOf(context: PropsContext) {
  const booking = await bookingOf(context, 'webinar');
  return { booking, startsAt: booking.webinarStartsAt, status: booking.webinarStatus };
}

export interface Reminder {
  startsAt: Date;
  joinUrl: string;
}

/** @throws Withdrawn where less than that is left before the start */
export async function reminderOf(context: PropsContext, endsBeforeStartMs: number): Promise<Reminder> {
  const { booking, startsAt } = await webinarBookingOf(context);
  if (startsAt.getTime() - context.now.getTime() <= endsBeforeStartMs)
    throw new Withdrawn('too late for this reminder');
  return { startsAt, joinUrl: context.links.joinWebinar(booking.id) };
}
