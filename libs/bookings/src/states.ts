import type { BookingState } from '@mainstage/leads/booking/entity';
import type { Sql } from '@mainstage/database/sql';
import { eventsOf } from './events';
import { Refused } from './refused';
import type { BookingRow } from './rows';
import { momentText } from '@mainstage/calendar/days/words';

/** @throws Refused `wrong_state`, with who brought it to where it is and when */
export async function mustBe(
  sql: Sql,
  booking: BookingRow,
  states: readonly BookingState[],
  toDo: string,
): Promise<void> {
  if (states.includes(booking.state)) return;
  const [last] = await eventsOf(sql, booking.id);
  const who = last ? `${last.by}, ${momentText(last.at)}` : 'nobody knows who';
  const { id, venue, state, rank, starts_at: from, ends_at: to } = booking;
  throw new Refused(
    'wrong_state',
    `It cannot ${toDo}: it is ${state === 'option' ? 'an option' : state} already (${who}).`,
    last && [{ id, venue, state, rank, from, to, by: last.by, at: last.at }],
  );
}
