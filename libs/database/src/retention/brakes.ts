import type { EntityManager } from 'typeorm';
import type { WorkedOut } from '../selected';
import { rows } from '../sql';
import type { RetentionTable } from './rules';

/** Of a table, what a day may end: a mistake in a rule, or in a clock, must leave time to be seen. */
const dailyShare = 0.05;

/** Days between two runs beyond which the clock is doubted rather than believed. */
const longestPauseDays = 14;

/** The same where there was no run yet, measured from the newest lead: a quiet house may wait long for one. */
const longestSilenceDays = 60;

// Up to here rows are counted; the statistics of a larger table are good enough.
const countedRows = 100_000;

/**
 * Whether the database's clock fits the last run, or the newest lead where there was none. Where all is empty there is
 * nothing to lose.
 */
export async function clockIsCredible(manager: EntityManager): Promise<boolean> {
  const [answer] = await rows<WorkedOut<{ credible: boolean | null }>>(
    manager,
    `SELECT CASE
       WHEN run IS NOT NULL
         THEN now() BETWEEN run - interval '5 minutes' AND run + interval '${longestPauseDays} days'
       WHEN lead IS NOT NULL THEN now() < lead + interval '${longestSilenceDays} days' END AS credible
     FROM (SELECT (SELECT max(started_at) FROM retention_runs WHERE brake IS DISTINCT FROM 'clock') AS run,
             greatest((SELECT max(created_at) FROM contact_submissions), (SELECT max(created_at) FROM tour_bookings),
                      (SELECT max(created_at) FROM newsletter_subscriptions)) AS lead) known`,
  );
  return answer?.credible ?? true;
}

/** How many rows of a table may still be ended today: at least one a day, so that a small table comes to its end too. */
export async function roomToday(manager: EntityManager, table: RetentionTable): Promise<number> {
  const [answer] = await rows<WorkedOut<{ counted: number; estimated: number; ended: number }>>(
    manager,
    `SELECT (SELECT count(*)::int FROM (SELECT FROM ${table} LIMIT ${countedRows}) counted) AS counted,
       (SELECT reltuples::float8 FROM pg_class WHERE oid = '${table}'::regclass) AS estimated,
       (SELECT coalesce(sum((ended->>'${table}')::int), 0)::int FROM retention_runs
        WHERE started_at > now() - interval '1 day') AS ended`,
  );
  const { counted = 0, estimated = 0, ended = 0 } = answer ?? {};
  const size = counted < countedRows ? counted : Math.max(counted, estimated);
  return Math.max(0, Math.ceil((size + ended) * dailyShare) - ended);
}
