import { type EntityManager, In } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';
import { LeadEvent, type LeadEventName } from '../entities/lead-event';
import { notifyDesk } from './notify-desk';

/** Events that answer the visitor. */
const answers: readonly LeadEventName[] = ['sales-answered'];

type NewLeadEvent = Pick<LeadEvent, 'leadId' | 'form' | 'event'> &
  Partial<Pick<LeadEvent, 'inboundMailId' | 'previousAddress'>>;

/**
 * Adds events to the timeline of a lead and announces them to open desks, in the caller's transaction (rule desk.live).
 * An answer of sales settles the waiting reply.
 */
export async function noteLeadEvents(manager: EntityManager, ...events: NewLeadEvent[]): Promise<void> {
  await manager.insert(LeadEvent, events);
  const leadIds = events.map(({ leadId }) => leadId);
  if (events.some(({ event }) => answers.includes(event))) await markAnswered(manager, leadIds);
  await notifyDesk(manager, leadIds);
}

export const markAnswered = (manager: EntityManager, leadIds: string[]) =>
  manager.update(
    DeskLead,
    { leadId: In(leadIds) },
    { repliedAt: null, answerFailedAt: null, version: () => 'version + 1' },
  );

/**
 * Marks a lead as replied; of several replies the first one counts (rule desk.replies).
 * @param perhapsAutomatic whether the message may be automatic
 */
export async function markReplied(manager: EntityManager, leadId: string, perhapsAutomatic: boolean): Promise<void> {
  await manager.update(
    DeskLead,
    { leadId },
    {
      repliedAt: () => 'coalesce(replied_at, now())',
      // One reply of a person among several is enough.
      replyPerhapsAutomatic: () => `${perhapsAutomatic} AND (replied_at IS NULL OR reply_perhaps_automatic)`,
      // A reply ends a snooze; an automatic one does not end the reminder.
      snoozedUntil: null,
      ...(!perhapsAutomatic && { remindIfNoReplyBy: null }),
      version: () => 'version + 1',
    },
  );
  await notifyDesk(manager, [leadId]);
}
