import { DeskLead } from '../entities/desk-lead';
import { isUnavailable } from '@mainstage/database/unavailable';
import type { EntityManager } from 'typeorm';

/** Doubled with each failure of the same lead, up to 43 minutes. */
const firstRetry = `interval '10 seconds'`;
const mostDoublings = 8;

export interface LeadRound {
  done: number;
  failures: { leadId: string; error: unknown }[];
}

/**
 * Runs the work for each lead in its own transaction, so that a failure does not affect the others. A failed lead is
 * retried with increasing delays.
 * @param work returns whether it changed the lead
 * @param open SQL condition of leads that still need it: the transaction that seemed to fail may have been committed
 * @throws Error if the database is unavailable, which is not the lead's fault
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
    // A lead whose row cannot be written at all stays due, and the others continue.
    if (isUnavailable(error)) throw error;
  }
}
