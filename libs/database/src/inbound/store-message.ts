import { InboundMail } from '@mainstage/leads/inbound/entity';
import { type EntityManager, Raw } from 'typeorm';
import { Mail } from '../entities/mail';
import { lockLead } from '../lock-lead';
import { notifyMailsDue } from '../mails/mails-due-notifier';
import type { ComputedColumns } from '../selected';
import { Consequences } from './consequences';
import { type MessageSubject, subjectOfToken, type TokenSubject } from './message-subject';

/** A message as it was read, to be stored. */
export type ReadMessage = Pick<
  InboundMail,
  | 'kind'
  | 'sender'
  | 'subject'
  | 'sentAt'
  | 'messageId'
  | 'inReplyTo'
  | 'visibleText'
  | 'fullText'
  | 'attachmentNames'
  | 'verdict'
  | 'reason'
  | 'raw'
> & {
  /** SHA-256 of Message-ID, body and recipient. */
  fingerprint: Buffer;
  /** What its token says; undefined where it has none. */
  token: TokenSubject | undefined;
  /** It is one of our own mails that came back. */
  loop: boolean;
};

export type StoredAs = 'stored' | 'duplicate' | 'quarantined';

/** Messages an hour for one lead; a mail loop makes more. */
const mostPerHour = 20;

/**
 * Stores a message and all that follows from it in one transaction, once (rule inbound.once).
 * @returns `duplicate` where it was stored before; nothing follows from it then
 */
export async function storeMessage(manager: EntityManager, message: ReadMessage): Promise<StoredAs> {
  const stored = await manager.transaction(async (own) => {
    const subject = message.token && (await subjectOfToken(own, message.token));
    // Two messages for one lead at the same time are counted one after the other.
    if (subject) await lockLead(own, subject.leadId);
    const quarantined = message.loop || (subject !== undefined && (await isFlooded(own, subject.leadId)));
    const row = await insert(own, message, subject, quarantined);
    if (!row) return 'duplicate';
    await follow(own, message, row.id, subject, quarantined);
    return quarantined ? 'quarantined' : 'stored';
  });
  if (stored === 'stored') await notifyMailsDue(manager);
  return stored;
}

const isFlooded = async (manager: EntityManager, leadId: string): Promise<boolean> =>
  (await manager.countBy(InboundMail, {
    leadId,
    receivedAt: Raw((column) => `${column} > now() - interval '1 hour'`),
  })) >= mostPerHour;

async function insert(
  manager: EntityManager,
  { token: _, loop: __, ...columns }: ReadMessage,
  subject: MessageSubject | undefined,
  quarantined: boolean,
): Promise<{ id: string } | undefined> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(InboundMail)
    .values({
      ...columns,
      quarantined,
      leadId: subject?.leadId ?? null,
      form: subject?.form ?? null,
      mailId: subject?.mailId ?? null,
    })
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as ComputedColumns<{ id: string }>[])[0];
}

async function follow(
  manager: EntityManager,
  { kind, verdict, reason }: ReadMessage,
  id: string,
  subject: MessageSubject | undefined,
  quarantined: boolean,
): Promise<void> {
  if (!subject) {
    if (!quarantined) await forward(manager, id);
    return;
  }
  const consequences = new Consequences(manager, { id, verdict, reason }, subject);
  if (quarantined) return consequences.note('mail-quarantined');
  switch (kind) {
    case 'bounce':
      return consequences.bounced();
    case 'complaint':
      return consequences.complained();
    case 'visitor-reply':
      await consequences.note('visitor-replied');
      return consequences.notifySales('reply-notification');
    case 'unknown':
      return consequences.notifySales('message-notification');
    case 'answer-copy':
      return consequences.note('sales-answered');
    case 'calendar-reply':
      return consequences.note('calendar-answered');
    case 'auto-reply':
      return consequences.note('answered-automatically');
  }
}

/** What belongs to no lead is the concern of the company: sales reads it. */
const forward = (manager: EntityManager, id: string) =>
  manager.insert(Mail, {
    kind: 'message-notification',
    form: 'operations',
    leadId: id,
    recipient: 'sales',
    aboutMail: id,
  });
