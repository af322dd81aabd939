import type { MessageCheck } from '@mainstage/contracts/desk/leads';
import { LeadEvent } from '../entities/lead-event';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import type { EntityManager } from 'typeorm';
import { lockDeskLead } from '../changes/change-lead';
import { stopClock } from '../clock/stop-clock';
import { markAnswered } from '../changes/lead-events';
import { notifyDesk } from '../changes/notify-desk';
import { LeadNotFound } from '../desk-error';

/**
 * Stores a member's classification of a message that the system could not classify (rule inbound.answers). An answer of
 * the team counts from when it was received. Repeating it changes nothing.
 * @param by address of the member
 * @throws LeadNotFound if lead or message was deleted
 */
export async function checkMessage(
  manager: EntityManager,
  { leadId, messageId, as }: { leadId: string; messageId: string; as: MessageCheck },
  by: string,
): Promise<void> {
  await manager.transaction(async (own) => {
    await lockDeskLead(own, leadId);
    const message = await own.findOneBy(InboundMail, { id: messageId, leadId });
    if (!message) throw new LeadNotFound();
    if (message.checkedAt !== null) return;
    await own.update(InboundMail, { id: messageId }, { checkedAt: () => 'now()', checkedBy: by });
    if (message.kind === 'unknown-sender' && as === 'team') {
      const [kind, event] = message.toClient
        ? (['answer-copy', 'sales-answered'] as const)
        : (['team-message', 'team-wrote'] as const);
      await own.update(InboundMail, { id: messageId }, { kind });
      await own.update(LeadEvent, { inboundMailId: messageId, event: 'unknown-sender-wrote' }, { event });
      if (kind === 'answer-copy') {
        await stopClock(own, leadId, { at: message.receivedAt, member: message.member });
        await markAnswered(own, [leadId]);
      }
    }
    await notifyDesk(own, [leadId]);
  });
}
