import type { EntityManager } from 'typeorm';
import { rows } from '@mainstage/database/sql';
import { Refused, type RefusalCode, type Standing } from './refused';
import type { BookingRow } from './rows';
import { standingText } from './words';

/** What bookings take, who brought each to its state and when; in the order of the ids. */
function standing(manager: EntityManager, ids: readonly string[]): Promise<Standing[]> {
  return rows<Standing>(
    manager,
    `SELECT b.id, b.venue, b.state, b.rank, b.starts_at - make_interval(mins => b.set_up_minutes) AS "from",
       b.ends_at + make_interval(mins => b.dismantling_minutes) AS "to",
       coalesce(latest.by, b.origin) AS by, coalesce(latest.at, b.created_at) AS at
     FROM bookings b LEFT JOIN LATERAL (SELECT by, at FROM booking_events event WHERE event.booking_id = b.id
       AND action IN ('requested', 'made-option', 'made-definite', 'moved') ORDER BY event.id DESC LIMIT 1) latest ON true
     WHERE b.id = ANY ($1::uuid[]) ORDER BY array_position($1::uuid[], b.id)`,
    [ids],
  );
}

/** @throws Refused where there is anything in the way, naming all of it */
export async function refuseFor(
  manager: EntityManager,
  code: RefusalCode,
  inTheWay: readonly BookingRow[],
  text = (first: Standing) => `${standingText(first)}.`,
): Promise<void> {
  if (inTheWay.length === 0) return;
  const found = await standing(
    manager,
    inTheWay.map(({ id }) => id),
  );
  throw new Refused(code, text(found[0]!), found);
}
