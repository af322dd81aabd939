import { databaseTime } from '@mainstage/database/database-time';
import { DeskLead } from '../entities/desk-lead';
import { erasePerson } from '../privacy/erase';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { notifyDesk } from '../changes/notify-desk';

/**
 * Takes a lead off the desk and asks for its person to be erased: the API's role may not delete (ADR 24), the worker does
 * within seconds.
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
 * Erases everything stored about the persons whose erasure was asked for, other leads of the same address included. Each is a
 * transaction of its own; one that fails holds up none of the others.
 * @param secret APP_SECRET
 * @returns how many persons
 * @throws what the first one that failed threw; it is tried again next time
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
        // Its form's row was gone before.
        await own.delete(DeskLead, { leadId });
      })
      .catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return requested.length;
}
