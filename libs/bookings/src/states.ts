import type { EntityManager } from 'typeorm';
import type { BookingState } from './entities/booking';
import { eventsOf } from './events';
import { BookingError } from './booking-error';
import type { BookingRow } from './rows';
import { momentText } from '@mainstage/calendar/days/day-text';

/** @throws BookingError `wrong_state`, with who set the state and when */
export async function mustBe(
  manager: EntityManager,
  booking: BookingRow,
  states: readonly BookingState[],
  toDo: string,
): Promise<void> {
  if (states.includes(booking.state)) return;
  const [last] = await eventsOf(manager, booking.id);
  const who = last ? `${last.by}, ${momentText(last.at)}` : 'nobody knows who';
  const { id, venue, state, rank, starts_at: from, ends_at: to } = booking;
  throw new BookingError(
    'wrong_state',
    `It cannot ${toDo}: it is ${state === 'option' ? 'an option' : state} already (${who}).`,
    last && [{ id, venue, state, rank, from, to, by: last.by, at: last.at }],
  );
}
