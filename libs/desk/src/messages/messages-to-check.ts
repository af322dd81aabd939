import type { DeskMessageToCheck } from '@mainstage/contracts/desk/leads';
import { DeskLead } from '../entities/desk-lead';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { Any, type EntityManager, IsNull } from 'typeorm';
import { deskMessage } from './desk-message';

/** More than anybody decides in a day. */
const most = 200;
/** Characters of a message that a row shows. */
const shown = 200;

/** Messages that need a decision, oldest first. */
export async function messagesToCheck(manager: EntityManager): Promise<DeskMessageToCheck[]> {
  const messages = await manager
    .createQueryBuilder(InboundMail, 'message')
    .where('message.checkedAt IS NULL AND message.leadId IS NOT NULL AND NOT message.quarantined')
    .andWhere(`(message.kind = 'unknown-sender' OR message.authorship = 'perhaps-automatic')`)
    .andWhere(`message.kind NOT IN ('bounce', 'calendar-reply')`)
    .orderBy('message.receivedAt')
    .limit(most)
    .getMany();
  const leads = await manager.findBy(DeskLead, {
    leadId: Any(messages.flatMap(({ leadId }) => leadId ?? [])),
    eraseRequestedAt: IsNull(),
  });
  return messages.flatMap((message) => {
    const lead = leads.find(({ leadId }) => leadId === message.leadId);
    // Webinar and newsletter have no page at the desk: sales gets them as mails.
    if (!lead) return [];
    const { receivedAt, visibleText, subject } = message;
    return {
      ...deskMessage(message),
      ...{ leadId: lead.leadId, name: lead.name, receivedAt: receivedAt.toISOString() },
      text: (visibleText || subject).slice(0, shown),
    };
  });
}
