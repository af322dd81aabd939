import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import { OperatorAction } from '../entities/operator-action';

/**
 * Marks mails of a restored outbox that may have been sent after the backup was taken (due, waiting for a retry or
 * being sent at that moment) for review, so that nobody gets a mail twice. Mails that fall due later stay.
 * @param actor recorded as the author
 * @returns how many were marked
 */
export async function reviewAfterRestore(manager: EntityManager, actor: string): Promise<number> {
  return manager.transaction(async (own) => {
    const { affected } = await own
      .createQueryBuilder()
      .update(Mail)
      .set({
        status: 'review',
        finishedAt: () => 'now()',
        lastReply: 'restored from a backup: it may have been sent since',
        leaseId: null,
        leaseUntil: null,
        dispatchedAt: null,
      })
      .where(`status = 'sending' OR (status = 'due' AND first_due_at <= now())`)
      .execute();
    const mails = affected ?? 0;
    await own.insert(OperatorAction, { actor, action: 'mails-reviewed-after-restore', details: { mails } });
    return mails;
  });
}

/**
 * Number of connected workers, which would send the mails to be marked. Each has one listening connection, past
 * PgBouncer, which keeps the others open after the worker has ended.
 */
export async function connectedWorkers(manager: EntityManager): Promise<number> {
  const found = await manager
    .createQueryBuilder()
    .select('count(*)::int', 'workers')
    .from('pg_stat_activity', 'activity')
    .where(`datname = current_database() AND application_name = 'mainstage-worker-listen'`)
    .getRawOne<{ workers: number }>();
  return found?.workers ?? 0;
}
