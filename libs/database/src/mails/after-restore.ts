import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import { OperatorAction } from '../entities/operator-action';

/**
 * Marks the mails of a restored ledger that may have been sent after the backup was taken: those that were due, put off to be tried
 * again, or being sent at that moment. They want a decision then, so that nobody gets a mail twice. What falls due only later stays.
 * @param actor who is noted to have done it
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
        claimId: null,
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

/** How many workers are connected: they would go on sending what is to be marked. */
export async function connectedWorkers(manager: EntityManager): Promise<number> {
  const found = await manager
    .createQueryBuilder()
    .select('count(*)::int', 'workers')
    .from('pg_stat_activity', 'activity')
    .where(`datname = current_database() AND application_name = 'mainstage-worker'`)
    .getRawOne<{ workers: number }>();
  return found?.workers ?? 0;
}
