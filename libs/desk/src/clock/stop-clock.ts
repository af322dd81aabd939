import { DeskLead } from '../entities/desk-lead';
import type { EntityManager } from 'typeorm';

/**
 * Stops the clock of a lead that sales answered by mail (rule desk.clock), in the transaction that stores the answer.
 * The first answer counts, and its sender becomes the owner of a lead without one.
 * @param answer when it was received, by the database clock, and the address of its author
 * @returns whether the clock was running
 */
export async function stopClock(
  manager: EntityManager,
  leadId: string,
  { at, member }: { at: Date; member: string | null },
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(DeskLead)
    .set({
      ...{ state: 'answered', answeredAt: at, nextAlarmAt: null, alarmFailures: 0 },
      owner: () => 'coalesce(owner, :member)',
      firstAnsweredAt: () => 'coalesce(first_answered_at, :at)',
      version: () => 'version + 1',
    })
    .where({ leadId })
    .andWhere(`answered_at IS NULL AND state IN ('new', 'taken') AND clock_started_at <= :at`)
    .setParameters({ at, member })
    .execute();
  return Boolean(affected);
}
