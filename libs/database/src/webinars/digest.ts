import type { EntityManager } from 'typeorm';
import { oweSql } from '../mails/owe-sql';
import { rows } from '../sql';

/**
 * Owes sales the digest of the sign-ups it was not told of, at most one an hour of the clock; the first after a quiet time
 * goes at once. One statement, so any number of workers owe it once; a sign-up that is committed later is told of later.
 * @returns whether it is owed now
 */
export async function oweWebinarDigest(manager: EntityManager): Promise<boolean> {
  const owed = await rows(
    manager,
    `WITH digest AS (
       INSERT INTO webinar_digests (hour, id)
       SELECT date_trunc('hour', now()), gen_random_uuid()
       WHERE EXISTS (SELECT FROM tour_bookings WHERE kind = 'webinar' AND webinar_told_in IS NULL)
       ON CONFLICT DO NOTHING RETURNING id),
     told AS (
       UPDATE tour_bookings SET webinar_told_in = digest.id FROM digest WHERE kind = 'webinar' AND webinar_told_in IS NULL)
     ${oweSql({ kind: 'webinar-notification', form: 'webinar', recipient: 'sales' }, 'digest')} RETURNING id`,
  );
  return owed.length > 0;
}
