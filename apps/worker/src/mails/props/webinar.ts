import type { TourBooking } from '@mainstage/database/entities/tour-booking';
import { Withdrawn } from '../withdrawn';
import { bookingOf, notificationOf } from './booking';
import type { PropsContext, PropsMakers } from './make-props';

/** So long before the start the reminder of the day before makes no sense any more: the one of the last hour is near. */
const dayReminderEndsMs = 2 * 3600 * 1000;

export const webinarProps: PropsMakers<
  'webinar-access' | 'webinar-waitlist' | 'webinar-reminder-day' | 'webinar-reminder-hour' | 'webinar-notification'
> = {
  async 'webinar-access'(context) {
    const { booking, startsAt } = await webinarOf(context);
    return {
      leadId: booking.id,
      startsAt,
      joinUrl: context.links.joinWebinar(booking.id),
      past: startsAt < context.now,
    };
  },
  async 'webinar-waitlist'(context) {
    const { startsAt } = await webinarOf(context);
    return { startsAt };
  },
  'webinar-reminder-day': (context) => reminder(context, dayReminderEndsMs),
  'webinar-reminder-hour': (context) => reminder(context, 0),
  async 'webinar-notification'(context) {
    const { booking, status } = await webinarOf(context);
    return { ...notificationOf(booking), status };
  },
};

async function reminder(context: PropsContext, endsBeforeStartMs: number) {
  const { booking, startsAt } = await webinarOf(context);
  if (startsAt.getTime() - context.now.getTime() <= endsBeforeStartMs)
    throw new Withdrawn('too late for this reminder');
  return { startsAt, joinUrl: context.links.joinWebinar(booking.id) };
}

async function webinarOf(context: PropsContext) {
  const booking: TourBooking = await bookingOf(context);
  const { webinarStartsAt: startsAt, webinarStatus: status } = booking;
  if (!startsAt || !status) throw new Withdrawn('the booking is no webinar');
  return { booking, startsAt, status };
}
