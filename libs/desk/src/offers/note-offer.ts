import type { EntityManager } from 'typeorm';
import { notifyDesk } from '../changes/notify-desk';
import { DeskEntry } from '../entities/desk-entry';
import { DeskLead } from '../entities/desk-lead';

interface OfferNote {
  lead: Pick<DeskLead, 'leadId'>;
  /** Address of a member, `client` or `clock`. */
  by: string;
  title: string;
  text?: string | null;
  /** Id of the press. */
  requestKey?: string;
}

/** Adds an entry about an offer to the timeline of its lead, and announces the lead. */
export async function noteOffer(manager: EntityManager, { lead: { leadId }, ...entry }: OfferNote): Promise<void> {
  await manager.insert(DeskEntry, { ...entry, leadId, kind: 'change' });
  await manager.update(DeskLead, { leadId }, { version: () => 'version + 1' });
  await notifyDesk(manager, [leadId]);
}
