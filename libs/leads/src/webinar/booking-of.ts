import { webinarStateAt } from '@mainstage/content/webinar/state';
import type { PropsContext } from '../mail-of';
import type { ToVisitor } from '../visitor-mail';
import { bookingOf } from '../tour/booking-of';
import { Withdrawn } from '../withdrawn';
import { type SeatStatus, Webinar } from './entity';

/** What the mails to somebody with a seat say. */
export interface Seat extends ToVisitor {
  /** The sign-up's id; calendar entries are made of it. */
  leadId: string;
  startsAt: Date;
  joinUrl: string;
  returnUrl: string;
  /** How often the date was moved. */
  sequence: number;
  /** The date has passed. */
  past: boolean;
  /** It has begun: the link leads straight in. */
  running: boolean;
}

/**
 * The sign-up that a mail is about.
 * @throws Withdrawn where it is gone, or is in another state by now than the mail would say
 */
export async function webinarBookingOf(context: PropsContext, ...expected: SeatStatus[]) {
  const booking = await bookingOf(context, 'webinar');
  const status: SeatStatus = booking.webinarStatus;
  if (!expected.includes(status)) throw new Withdrawn(`the sign-up is ${status} by now`);
  return { booking, startsAt: booking.webinarStartsAt, status };
}

/** @throws Withdrawn where there is no seat (any more) */
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

/** @throws Withdrawn where less than that is left before the start */
export async function reminderOf(context: PropsContext, endsBeforeStartMs: number): Promise<Reminder> {
  const { language, startsAt, joinUrl, returnUrl } = await seatOf(context);
  if (startsAt.getTime() - context.now.getTime() <= endsBeforeStartMs)
    throw new Withdrawn('too late for this reminder');
  return { language, startsAt, joinUrl, returnUrl };
}
