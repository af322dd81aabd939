import { webinarStateAt } from '@mainstage/content/webinar/state';
import type { PropsContext } from '../mail-of';
import type { ToVisitor } from '../visitor-mail';
import { bookingOf } from '../tour/booking-of';
import { Withdrawn } from '../withdrawn';
import { type SeatStatus, Webinar } from './entity';

/** Props of mails to a registrant with a seat. */
export interface Seat extends ToVisitor {
  /** Id of the sign-up, from which calendar entries are identified. */
  leadId: string;
  startsAt: Date;
  joinUrl: string;
  returnUrl: string;
  /** How often the date was moved. */
  sequence: number;
  past: boolean;
  /** The webinar has begun: the link opens the meeting directly. */
  running: boolean;
}

/** The sign-up of a mail. @throws Withdrawn if it was deleted, or is in another state than the mail states */
export async function webinarBookingOf(context: PropsContext, ...expected: SeatStatus[]) {
  const booking = await bookingOf(context, 'webinar');
  const status: SeatStatus = booking.webinarStatus;
  if (!expected.includes(status)) throw new Withdrawn(`the sign-up is ${status} by now`);
  return { booking, startsAt: booking.webinarStartsAt, status };
}

/** @throws Withdrawn if there is no seat (any more) */
export async function seatOf(context: PropsContext): Promise<Seat> {
  const { booking, startsAt } = await webinarBookingOf(context, 'confirmed');
  const state = webinarStateAt(startsAt, context.now, 1);
  const webinar = await context.entities.findOneBy(Webinar, { startsAt });
  return {
    language: booking.language,
    leadId: booking.id,
    startsAt,
    joinUrl: context.links.joinWebinar(booking.id, booking.language),
    returnUrl: context.links.returnSeat(booking.id, booking.language),
    sequence: webinar?.sequence ?? 0,
    past: state === 'over',
    running: state === 'running',
  };
}

export type Reminder = Pick<Seat, 'language' | 'startsAt' | 'joinUrl' | 'returnUrl'>;

/** @throws Withdrawn if less than that is left before the start */
export async function reminderOf(context: PropsContext, endsBeforeStartMs: number): Promise<Reminder> {
  const { language, startsAt, joinUrl, returnUrl } = await seatOf(context);
  if (startsAt.getTime() - context.now.getTime() <= endsBeforeStartMs)
    throw new Withdrawn('too late for this reminder');
  return { language, startsAt, joinUrl, returnUrl };
}
