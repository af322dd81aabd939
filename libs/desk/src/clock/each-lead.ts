import { DeskLead } from '../entities/desk-lead';
import { isUnavailable } from '@mainstage/database/unavailable';
import type { EntityManager } from 'typeorm';

/** Doubled with each failure of the same lead, up to 43 minutes. */
const firstRetry = `interval '10 seconds'`;
const mostDoublings = 8;

/** What became of several leads. */
export interface LeadRound {
  /** How many changed. */
  done: number;
  failures: { leadId: string; error: unknown }[];
}

/**
 * Does the same for several leads, each in a transaction of its own, so that what fails for one holds up no other. That one is
 * retried later and less and less often.
 * @param work returns whether it changed the lead
 * @param open SQL condition of leads that still want it: the transaction that seemed to fail may have been committed
 * @throws where the database is away, which is not the lead's fault
 */
export async function forEachLead(
  manager: EntityManager,
  leadIds: readonly string[],
  work: (own: EntityManager, leadId: string) => Promise<boolean>,
  open: string,
): Promise<LeadRound> {
  const round: LeadRound = { done: 0, failures: [] };
  for (const leadId of leadIds)
    try {
      if (await manager.transaction((own) => work(own, leadId))) round.done += 1;
    } catch (error) {
      round.failures.push({ leadId, error });
      await postpone(manager, leadId, open);
    }
  return round;
}

async function postpone(manager: EntityManager, leadId: string, open: string): Promise<void> {
  const postponed = manager
    .createQueryBuilder()
    .update(DeskLead)
    .set({
      alarmFailures: () => 'alarm_failures + 1',
      nextAlarmAt: () => `now() + ${firstRetry} * power(2, least(alarm_failures, ${mostDoublings}))`,
    })
    .where(`lead_id = :leadId AND ${open}`, { leadId });
  try {
    await postponed.execute();
  } catch (error) {
    // A row that cannot be written at all stays due, and the others go on.
    if (isUnavailable(error)) throw error;
  }
}
