import type { BookingContext } from '@mainstage/bookings/booking-context';
import type { Actor } from '@mainstage/bookings/booking-context';
import { BookingError } from '@mainstage/bookings/booking-error';
import { bookingOf } from '@mainstage/bookings/rows';
import { challenge } from '@mainstage/bookings/use-cases/challenge';
import { changeGuests } from '@mainstage/bookings/use-cases/change-guests';
import { cancel, release, turnDown } from '@mainstage/bookings/use-cases/end';
import { extendOption } from '@mainstage/bookings/use-cases/extend-option';
import { makeDefinite } from '@mainstage/bookings/use-cases/make-definite';
import { makeOption } from '@mainstage/bookings/use-cases/make-option';
import { move } from '@mainstage/bookings/use-cases/move';
import { nameBooking } from '@mainstage/bookings/use-cases/name-booking';
import { hoursOf, instantOf, timeAt } from '@mainstage/calendar/days/hours';
import { optionTerms } from '@mainstage/calendar/facts';
import type { BookingChange } from '@mainstage/contracts/desk/bookings';
import type { BookingAction } from '@mainstage/contracts/desk/leads';

type Act = (context: BookingContext, id: string, by: Actor, change: BookingChange) => Promise<unknown>;

const endOf = ({ until }: BookingChange) =>
  until === undefined ? undefined : new Date(instantOf(until, optionTerms.endsAt.option));

const actions = {
  option: (context, id, by, change) => makeOption(context, id, by, endOf(change)),
  extend: (context, id, by, change) => extendOption(context, id, by, endOf(change)),
  challenge,
  definite: makeDefinite,
  move: moveBooking,
  guests: (context, id, by, { guests }) => {
    if (guests === undefined) throw new BookingError('invalid', 'It needs the number of guests.');
    return changeGuests(context, id, guests, by);
  },
  name: (context, id, by, { title }) => nameBooking(context, id, title ?? '', by),
  'turn-down': turnDown,
  release,
  cancel,
} as const satisfies Record<BookingAction, Act>;

/** @throws BookingError */
export async function changeBooking(
  context: BookingContext,
  id: string,
  action: BookingAction,
  by: Actor,
  change: BookingChange,
): Promise<void> {
  await actions[action](context, id, by, change);
}

/** Venue and hours stay unless the change names others; so do set-up and dismantling within a venue. */
async function moveBooking(context: BookingContext, id: string, by: Actor, to: BookingChange): Promise<void> {
  const booking = await bookingOf(context.manager, id);
  const { venue = booking.venue, day = booking.day } = to;
  const [from, end] = [booking.starts_at.getTime(), booking.ends_at.getTime()];
  const hire = to.hire ?? booking.hire ?? hoursOf(day, timeAt(from), timeAt(end));
  const setUp =
    venue === booking.venue ? { before: booking.set_up_minutes, after: booking.dismantling_minutes } : undefined;
  if (venue === booking.venue && day === booking.day && hire === booking.hire)
    throw new BookingError('invalid', 'It is there already.');
  await move(context, id, { venue, day, hire, ...(setUp && { setUp }) }, by);
}
