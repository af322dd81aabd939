import type { EntityManager } from 'typeorm';
import { oweSql } from '../mails/owe-sql';
import { rows } from '../sql';

const untold = `suspicions <> '{}' AND held_told_in IS NULL`;
/** Where leads wait that sales has not heard of. */
const waiting = {
  contact_submissions: untold,
  tour_bookings: `kind <> 'webinar' AND ${untold}`,
  newsletter_subscriptions: untold,
};
const tables = Object.entries(waiting);

/**
 * Owes sales the digest of leads that are held back and it was not told of, at most one an hour of the clock; the first
 * after a quiet time goes at once. One statement, so any number of workers owe it once; a lead that is committed later is
 * told of later.
 * @returns whether it is owed now
 */
export async function oweHeldDigest(manager: EntityManager): Promise<boolean> {
  const owed = await rows(
    manager,
    `WITH digest AS (
       INSERT INTO held_digests (hour, id)
       SELECT date_trunc('hour', now()), gen_random_uuid()
       WHERE ${tables.map(([table, which]) => `EXISTS (SELECT FROM ${table} WHERE ${which})`).join(' OR ')}
       ON CONFLICT DO NOTHING RETURNING id),
     ${tables.map(([table, which]) => `of_${table} AS (UPDATE ${table} SET held_told_in = digest.id FROM digest WHERE ${which})`).join(', ')}
     ${oweSql({ kind: 'held-notification', form: 'operations', recipient: 'sales' }, 'digest')} RETURNING id`,
  );
  return owed.length > 0;
}
