import { DeskEntry } from '@mainstage/database/entities/desk-entry';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from './change-lead';
import { notifyDesk } from './notify-desk';

/**
 * Adds a note to a lead. It changes nothing that others may have open, so the version stays.
 * @param by address of the team member
 * @throws LeadNotFound
 */
export async function addNote(manager: EntityManager, leadId: string, text: string, by: string): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    await own.insert(DeskEntry, { leadId, by, kind: 'note', title: 'Note', text });
    await notifyDesk(own, [leadId]);
  });
}
