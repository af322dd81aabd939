import { databaseTime } from '@mainstage/database/database-time';
import { DeskLead } from '../entities/desk-lead';
import { erasePerson } from '../privacy/erase';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { notifyDesk } from '../changes/notify-desk';

/**
 * Removes a lead from the desk and requests the deletion of its person: the API's role may not delete (ADR 35), the
 * worker does within seconds.
 * @param by address of the team member
 * @throws LeadNotFound
 */
export async function requestErasure(manager: EntityManager, leadId: string, by: string): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const eraseRequestedAt = await databaseTime(own);
    await own.update(DeskLead, { leadId }, { eraseRequestedAt, eraseRequestedBy: by, version: () => 'version + 1' });
    await notifyDesk(own, [leadId]);
  });
}

/**
 * Deletes everything stored about the persons whose deletion was requested, including other leads of the same address.
 * Each in its own transaction, so that a failure does not affect the others.
 * @param secret APP_SECRET
 * @returns number of persons
 * @throws the first error; that person is retried at the next call
 */
export async function carryOutErasures(manager: EntityManager, secret: string): Promise<number> {
  const requested = await manager.find(DeskLead, {
    where: { eraseRequestedAt: Not(IsNull()) },
    order: { eraseRequestedAt: 'ASC' },
    take: 20,
  });
  const failures: unknown[] = [];
  for (const { leadId, email, eraseRequestedBy } of requested)
    await manager
      .transaction(async (own) => {
        await erasePerson(own, email || { leadId }, `desk (${eraseRequestedBy ?? 'unknown'})`, secret);
        // The form's row had been deleted before.
        await own.delete(DeskLead, { leadId });
      })
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return requested.length;
}
