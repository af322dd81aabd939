import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { TourBooking } from '@mainstage/leads/tour/entity';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { databaseTime } from '@mainstage/database/database-time';
import { RetentionRun } from '../entities/retention-run';
import type { RetentionRule } from './rules';

/** Share of a table that a day may delete: a mistake in a rule or a clock must leave time to be noticed. */
const dailyShare = 0.05;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Gap between two runs beyond which the clock is not trusted. */
const longestPauseMs = 14 * dayMs;

/** The same before the first run, measured from the newest lead, which may be weeks old. */
const longestSilenceMs = 60 * dayMs;

// Tables up to this size are counted; for larger ones statistics are exact enough.
const countedRows = 100_000;

/**
 * Whether the database clock is plausible against the last run, or the newest lead before the first run. An empty
 * database has nothing to lose.
 */
export async function clockIsCredible(manager: EntityManager): Promise<boolean> {
  const now = (await databaseTime(manager)).getTime();
  const run = await manager.findOne(RetentionRun, {
    where: [{ cap: IsNull() }, { cap: Not('clock') }],
    order: { startedAt: 'DESC' },
  });
  const startedAt = run?.startedAt.getTime();
  if (startedAt !== undefined) return now >= startedAt - 5 * minuteMs && now <= startedAt + longestPauseMs;
  const newest = await Promise.all(
    [ContactSubmission, TourBooking, NewsletterSubscription].map((entity) =>
      manager.getRepository<ContactSubmission | TourBooking | NewsletterSubscription>(entity).find({
        select: { createdAt: true },
        order: { createdAt: 'DESC' },
        take: 1,
      }),
    ),
  );
  const leads = newest.flat().map(({ createdAt }) => createdAt.getTime());
  return leads.length === 0 || now < Math.max(...leads) + longestSilenceMs;
}

/** Number of rows of a table that may still be deleted today: at least one, so that a small table is emptied too. */
export async function deletionsLeftToday(manager: EntityManager, { table, entity }: RetentionRule): Promise<number> {
  const counted = await countUpTo(manager, entity, countedRows);
  const size = counted < countedRows ? counted : Math.max(counted, await estimatedSize(manager, table));
  const runs = await manager.findBy(RetentionRun, {
    startedAt: Raw((startedAt) => `${startedAt} > now() - interval '1 day'`),
  });
  const ended = runs.reduce((sum, run) => sum + (run.ended[table] ?? 0), 0);
  return Math.max(0, Math.ceil((size + ended) * dailyShare) - ended);
}

async function countUpTo(manager: EntityManager, entity: RetentionRule['entity'], limit: number): Promise<number> {
  const answer = await manager
    .createQueryBuilder()
    .select('count(*)::int', 'count')
    .from((rows) => rows.select('1').from(entity, 'row').limit(limit), 'counted')
    .getRawOne<{ count: number }>();
  return answer?.count ?? 0;
}

async function estimatedSize(manager: EntityManager, table: string): Promise<number> {
  const answer = await manager
    .createQueryBuilder()
    .select('reltuples::float8', 'size')
    .from('pg_class', 'statistics')
    .where('oid = CAST(:table AS regclass)', { table })
    .getRawOne<{ size: number }>();
  return answer?.size ?? 0;
}
