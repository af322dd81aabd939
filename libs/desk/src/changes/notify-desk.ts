import { DeskLead } from '../entities/desk-lead';
import { Any, type EntityManager } from 'typeorm';

/**
 * Channel on which changes of leads are announced, as `<lead id> <version>`: a hint only, the rows are authoritative.
 */
export const deskChannel = 'desk_leads';

/** Announces leads with their present version when the transaction commits. */
export async function notifyDesk(manager: EntityManager, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await manager
    .createQueryBuilder()
    .select(`pg_notify('${deskChannel}', lead.leadId || ' ' || lead.version)`, 'sent')
    .from(DeskLead, 'lead')
    .where({ leadId: Any([...leadIds]) })
    .getRawMany();
}
