import type { Booking } from '@mainstage/leads/booking/entity';
import type { Selected } from '@mainstage/database/selected';
import { rows } from '@mainstage/database/sql';
import type { Desk } from '../desk';
import { expire } from './end';

/**
 * Ends the options whose time, or whose time to decide, is over by the database's clock. Safe to run from several
 * processes at once.
 * @param atMost options in one go
 * @returns how many it ended
 */
export async function keepClocks(desk: Desk, atMost = 100): Promise<number> {
  const due = await rows<Selected<Booking, 'id'>>(
    desk.manager,
    `SELECT id FROM bookings WHERE state = 'option' AND least(expires_at, challenged_until) <= now()
     ORDER BY least(expires_at, challenged_until) LIMIT $1`,
    [atMost],
  );
  let ended = 0;
  for (const { id } of due) if (await expire(desk, id)) ended += 1;
  return ended;
}
