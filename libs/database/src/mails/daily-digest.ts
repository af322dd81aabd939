import { randomUUID } from 'node:crypto';
import { berlinToday } from '@mainstage/contracts/calendar';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { databaseTime } from '../database-time';
import { DailyDigest } from '../entities/daily-digest';
import { Mail } from '../entities/mail';
import { RetentionRun } from '../entities/retention-run';
import { needsAttention } from './attention';
import { beginPeriod } from './digest-period';

/** From this hour of Frankfurt on, so that the digest lies in the mailbox when the day begins. */
const fromHour = 7;

const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', hour: '2-digit', hourCycle: 'h23' });
const hourInFrankfurt = (at: Date) => Number(hour.format(at));

const stoppedLately = {
  brake: Not(IsNull()),
  startedAt: Raw((startedAt) => `${startedAt} > now() - interval '1 day'`),
};

/**
 * Owes sales today's digest, where something needs manual action and it was not owed yet today, by the database's clock.
 * @returns whether it is owed now
 */
export async function enqueueDailyDigest(manager: EntityManager): Promise<boolean> {
  const now = await databaseTime(manager);
  if (hourInFrankfurt(now) < fromHour) return false;
  if (!(await needsAttention(manager)) && !(await manager.existsBy(RetentionRun, stoppedLately))) return false;
  return manager.transaction(async (own) => {
    const id = randomUUID();
    if (!(await beginPeriod(own, DailyDigest, { day: berlinToday(now), id }))) return false;
    await own.insert(Mail, { kind: 'daily-digest', form: 'operations', leadId: id, recipient: 'sales' });
    return true;
  });
}

/** What the digest says in addition to the mails, in sentences of ours. */
export async function digestRemarks(manager: EntityManager): Promise<string[]> {
  const runs = await manager.find(RetentionRun, { where: stoppedLately });
  return [...new Set(runs.map(({ brake }) => brake))]
    .sort()
    .map((brake) =>
      brake === 'clock'
        ? 'Retention deleted nothing: the clock is far from its last run. Look at the clock, then run: npm run retention -- --accept-clock'
        : 'More is due for deletion than a day may delete, and the rest waits. Look at it with: npm run retention -- --dry-run',
    );
}
