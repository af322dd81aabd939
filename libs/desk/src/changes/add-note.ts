import { DeskEntry } from '../entities/desk-entry';
import type { EntityManager } from 'typeorm';
import { lockDeskLead, wasMade } from './change-lead';
import { notifyDesk } from './notify-desk';

/**
 * Adds a note to a lead. The version stays, because nothing changes that others may be editing.
 * @param key of the press: a repeated one adds nothing
 * @param by address of the team member
 * @throws LeadNotFound
 */
export async function addNote(
  manager: EntityManager,
  leadId: string,
  { text, key }: { text: string; key?: string },
  by: string,
): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    if (await wasMade(own, leadId, key)) return;
    await own.insert(DeskEntry, { leadId, by, kind: 'note', title: 'Note', text, requestKey: key ?? null });
    await notifyDesk(own, [leadId]);
  });
}
