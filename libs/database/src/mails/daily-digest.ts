import type { EntityManager } from 'typeorm';
import type { RetentionRun } from '../entities/retention-run';
import type { Filled, Selected } from '../selected';
import { rows } from '../sql';
import { attentionSql } from './attention';
import { oweSql } from './owe-sql';

/** From this hour of Frankfurt on, so that the digest lies in the mailbox when the day begins. */
const fromHour = 7;
const inFrankfurt = `(now() AT TIME ZONE 'Europe/Berlin')`;

/**
 * Owes the house today's digest, where something needs a person and it was not owed yet today. One statement, by the
 * database's clock: any number of workers owe it once.
 * @returns whether it is owed now
 */
export async function oweDailyDigest(manager: EntityManager): Promise<boolean> {
  const owed = await rows(
    manager,
    `WITH today AS (
       INSERT INTO daily_digests (day, id)
       SELECT ${inFrankfurt}::date, gen_random_uuid()
       WHERE extract(hour FROM ${inFrankfurt}) >= ${fromHour}
         AND (EXISTS (SELECT FROM mails WHERE ${attentionSql})
              OR EXISTS (SELECT FROM retention_runs WHERE brake IS NOT NULL AND started_at > now() - interval '1 day'))
       ON CONFLICT DO NOTHING RETURNING id)
     ${oweSql({ kind: 'daily-digest', form: 'operations', recipient: 'sales' }, 'today')} RETURNING id`,
  );
  return owed.length > 0;
}

/** What the digest says beside the mails, in sentences of ours. */
export async function digestRemarks(manager: EntityManager): Promise<string[]> {
  const brakes = await rows<Filled<Selected<RetentionRun, 'brake'>>>(
    manager,
    `SELECT DISTINCT brake FROM retention_runs
     WHERE brake IS NOT NULL AND started_at > now() - interval '1 day' ORDER BY brake`,
  );
  return brakes.map(({ brake }) =>
    brake === 'clock'
      ? 'Retention deleted nothing: the clock is far from its last run. Look at the clock, then run: npm run retention -- --accept-clock'
      : 'More is due for deletion than a day may delete, and the rest waits. Look at it with: npm run retention -- --dry-run',
  );
}
