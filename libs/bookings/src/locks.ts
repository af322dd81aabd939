import { crc32 } from 'node:zlib';
import { withSetUp } from '@mainstage/calendar/days/hours';
import type { Place } from './rows';

const dayMs = 86_400_000;
/** 03:00 UTC: the latest evening is dismantled and the set-up of the next morning has not begun. */
const dayBegins = 3 * 3_600_000;
/** Locks of days repeat after this many days, which bounds the locks of the longest booking. */
const cycle = 64;
/** Historical name of the lock of the event floors, from when offices had their own. */
const building = 'arena';

/**
 * The locks of a booking: one for each day. All venues share them, because all count towards the limit of the building;
 * so any two bookings that share floor area or a limit at some moment share a lock. An ended booking needs none.
 */
export function locksOf(place: Place): number[] {
  if (!['requested', 'option', 'definite'].includes(place.state)) return [];
  const hours = { from: place.starts_at.getTime(), to: place.ends_at.getTime() };
  const { from, to } = withSetUp(hours, { before: place.set_up_minutes, after: place.dismantling_minutes });
  const first = Math.floor((from - dayBegins) / dayMs);
  const last = Math.floor((to - 1 - dayBegins) / dayMs);
  return Array.from(
    { length: Math.min(last - first + 1, cycle) },
    (_, index) => crc32(`${building} ${(first + index) % cycle}`) | 0,
  );
}
