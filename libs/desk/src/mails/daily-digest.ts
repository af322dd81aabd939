import { randomUUID } from 'node:crypto';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { berlinToday } from '@mainstage/contracts/calendar';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { databaseTime } from '@mainstage/database/database-time';
import { DailyDigest } from '../entities/daily-digest';
import { Mail } from '@mainstage/database/entities/mail';
import { RetentionRun } from '../entities/retention-run';
import { visitorAttentionCount } from '@mainstage/database/mails/attention';
import { beginPeriod } from '@mainstage/database/mails/digest-period';

/** Time in Frankfurt from which the digest is sent, before the working day starts. */
const sentFrom = '07:00';

const stoppedLately = {
  cap: Not(IsNull()),
  startedAt: Raw((startedAt) => `${startedAt} > now() - interval '1 day'`),
};

/**
 * Enqueues today's digest for sales, if a mail to a visitor needs attention and it was not sent yet, by the database
 * clock.
 * @param hasMore whether there is other content
 * @returns whether it was enqueued now
 */
export async function enqueueDailyDigest(
  manager: EntityManager,
  hasMore: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  const now = await databaseTime(manager);
  if (berlinTime(now).time < sentFrom) return false;
  if (await manager.existsBy(DailyDigest, { day: berlinToday(now) })) return false;
  const hasFailed = (await visitorAttentionCount(manager)) > 0;
  if (!hasFailed && !(await manager.existsBy(RetentionRun, stoppedLately)) && !(await hasMore())) return false;
  return manager.transaction(async (own) => {
    const id = randomUUID();
    if (!(await beginPeriod(own, DailyDigest, { day: berlinToday(now), id }))) return false;
    await own.insert(Mail, { kind: 'daily-digest', form: 'operations', leadId: id, recipient: 'sales' });
    return true;
  });
}

export async function digestRemarks(manager: EntityManager): Promise<string[]> {
  const runs = await manager.find(RetentionRun, { where: stoppedLately });
  return [...new Set(runs.map(({ cap }) => cap))]
    .sort()
    .map((cap) =>
      cap === 'clock'
        ? 'Retention deleted nothing: the clock is far from its last run. Look at the clock, then run: npm run retention -- --accept-clock'
        : 'More is due for deletion than a day may delete, and the rest waits. Look at it with: npm run retention -- --dry-run',
    );
}
