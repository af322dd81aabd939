import { Mail } from '@mainstage/database/entities/mail';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { findConfirmation } from '../delivery/confirmation';
import { Answer } from './answer';

/** Some servers truncate longer headers; mail programs thread by the first and the last ids. */
const mostReferences = 20;

const isMessageId = (text: string): boolean => /^<[^<>\s\p{Cc}]{3,250}>$/u.test(text);

/**
 * Message-IDs of the conversation about a lead, oldest first: our confirmation, answers and the client's messages.
 * @param domain of our Message-IDs
 */
export async function threadOf(manager: EntityManager, leadId: string, domain: string): Promise<string[]> {
  const own = (mailId: string) => `<${mailId}@${domain}>`;
  const confirmation = await findConfirmation(manager, leadId);
  const confirmed = confirmation && (await manager.findOneBy(Mail, { id: confirmation.id, status: 'sent' }));
  const answers = await manager.findBy(Answer, {
    leadId,
    state: In(['sent', 'review', 'bounced']),
    mailId: Not(IsNull()),
  });
  const messages = await manager.find(InboundMail, {
    select: { id: true, messageId: true, receivedAt: true },
    where: { leadId, kind: In(['visitor-reply', 'answer-copy']), quarantined: false, messageId: Not(IsNull()) },
  });
  const ids = [
    ...(confirmed ? [{ at: confirmed.createdAt, id: own(confirmed.id) }] : []),
    ...answers.map(({ handedAt, mailId }) => ({ at: handedAt!, id: own(mailId!) })),
    ...messages.map(({ receivedAt, messageId }) => ({ at: receivedAt, id: messageId! })),
  ]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ id }) => id)
    .filter(isMessageId);
  const [first, ...others] = new Set(ids);
  return first === undefined ? [] : [first, ...others.slice(-(mostReferences - 1))];
}
