import { type EntityManager, In } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';
import { LeadEvent, type LeadEventName } from '../entities/lead-event';
import { notifyDesk } from './notify-desk';

/** Events after which the visitor waits for an answer of sales. */
const replies: readonly LeadEventName[] = ['visitor-replied', 'calendar-answered'];

/** Events by which sales has answered what the visitor wrote. */
const answers: readonly LeadEventName[] = ['sales-answered'];

type NewLeadEvent = Pick<LeadEvent, 'leadId' | 'form' | 'event'> &
  Partial<Pick<LeadEvent, 'inboundMailId' | 'previousAddress'>>;

/**
 * Writes events into the timeline of a lead, marks it at the desk as replied or answered, and announces it to open desks: all in
 * the caller's transaction (rule desk.live).
 */
export async function noteLeadEvents(manager: EntityManager, ...events: NewLeadEvent[]): Promise<void> {
  await manager.insert(LeadEvent, events);
  const leadIds = events.map(({ leadId }) => leadId);
  const happened = (names: readonly LeadEventName[]) => events.some(({ event }) => names.includes(event));
  if (happened(replies)) await markReplied(manager, leadIds);
  if (happened(answers)) await markAnswered(manager, leadIds);
  await notifyDesk(manager, leadIds);
}

/** Of several replies the first one counts: the visitor has waited since then. */
const markReplied = (manager: EntityManager, leadIds: string[]) =>
  manager.update(
    DeskLead,
    { leadId: In(leadIds) },
    { repliedAt: () => 'coalesce(replied_at, now())', version: () => 'version + 1' },
  );

/** What the visitor wrote is answered. */
export const markAnswered = (manager: EntityManager, leadIds: string[]) =>
  manager.update(DeskLead, { leadId: In(leadIds) }, { repliedAt: null, version: () => 'version + 1' });
