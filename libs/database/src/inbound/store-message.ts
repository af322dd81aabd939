import { InboundMail, type InboundMailKind, type MessageAuthorship } from '@mainstage/leads/inbound/entity';
import { type EntityManager, IsNull, Raw } from 'typeorm';
import { Mail } from '../entities/mail';
import { lockLead } from '../lock-lead';
import { notifyMailsDue } from '../mails/mails-due-notifier';
import type { ComputedColumns } from '../selected';
import { wasSentByUs } from '../mails/sent-messages';
import { ClientAddresses } from './client-addresses';
import { Consequences } from './consequences';
import { kindOf } from './message-kind';
import { type MessageSubject, subjectOfToken, type TokenSubject } from './message-subject';

/** A message as it was read, to be stored. */
export type ReadMessage = Pick<
  InboundMail,
  | 'authorship'
  | 'sender'
  | 'member'
  | 'failedChecks'
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
  /** What it is by its form; what was `written` becomes a kind of message by its lead and sender. */
  kind: 'bounce' | 'auto-reply' | 'calendar-reply' | 'complaint' | 'unknown' | 'written';
  notices?: InboundMail['notices'];
  senderName?: string | null;
  /** SHA-256 of Message-ID, body and recipient. */
  fingerprint: Buffer;
  /** What its token says; undefined where it has none. */
  token: TokenSubject | undefined;
  /** Whether From is an address of the team. */
  fromTeam: boolean;
  /** Addresses of To and Cc, in lower case. */
  recipients: string[];
  /** Domain of our Message-IDs, in lower case. */
  ourDomain: string;
};

/** `duplicate` where it was stored before; nothing follows from it then. */
export interface StoredAs {
  outcome: 'stored' | 'duplicate' | 'quarantined';
  /** What it is, now that its lead is known. */
  kind: InboundMailKind;
}

/** Messages an hour for one lead, and for none; a mail loop makes more. What is automatic, or perhaps so, uses up no person's share. */
const mostPerHour = 20;

/** Stores a message and all that follows from it in one transaction, once (rule inbound.once). */
export async function storeMessage(manager: EntityManager, message: ReadMessage): Promise<StoredAs> {
  const stored = await manager.transaction(async (own) => {
    const subject = message.token && (await subjectOfToken(own, message.token));
    // Two messages for one lead at the same time are counted one after the other.
    if (subject) await lockLead(own, subject.leadId);
    const quarantined =
      (await wasSentByUs(own, message.messageId, message.ourDomain)) ||
      (await isFlooded(own, subject?.leadId ?? null, message.authorship));
    const columns = await columnsOf(own, message, subject, quarantined);
    const id = await insert(own, columns);
    if (id === undefined) return { outcome: 'duplicate', kind: columns.kind } as const;
    await follow(own, { ...columns, id }, subject);
    return { outcome: quarantined ? 'quarantined' : 'stored', kind: columns.kind } as const;
  });
  if (stored.outcome === 'stored') await notifyMailsDue(manager);
  return stored;
}

const isFlooded = async (
  manager: EntityManager,
  leadId: string | null,
  authorship: MessageAuthorship | null,
): Promise<boolean> =>
  (await manager.countBy(InboundMail, {
    leadId: leadId ?? IsNull(),
    receivedAt: Raw((column) => `${column} > now() - interval '1 hour'`),
    authorship: Raw((column) => `coalesce(${column}, 'person') = :authorship`, { authorship: authorship ?? 'person' }),
  })) >= mostPerHour;

type StoredMessage = Pick<
  InboundMail,
  'id' | 'kind' | 'authorship' | 'verdict' | 'reason' | 'visibleText' | 'quarantined'
>;

type Columns = Omit<InboundMail, 'id' | 'receivedAt' | 'checkedAt' | 'checkedBy'>;

async function columnsOf(
  manager: EntityManager,
  { token, fromTeam, recipients, ourDomain: _, kind: form, ...columns }: ReadMessage,
  subject: MessageSubject | undefined,
  quarantined: boolean,
): Promise<Columns> {
  const client = subject && (await ClientAddresses.of(manager, subject));
  const { sender, authorship, failedChecks } = columns;
  const toClient = client ? recipients.some((address) => client.has(address)) : null;
  const fromClient = client !== undefined && sender !== null && (client.has(sender) || client.isOfCompany(sender));
  const kind =
    form === 'written'
      ? kindOf({ atCopyAddress: token?.purpose === 'copy', fromTeam, fromClient, toClient, authorship, failedChecks })
      : form;
  const relation = client && sender !== null ? (fromTeam ? 'team' : client.relationOf(sender, recipients)) : null;
  return {
    ...columns,
    ...{ kind, quarantined, toClient, senderRelation: relation },
    ...{ notices: columns.notices ?? null, senderName: columns.senderName ?? null },
    leadId: subject?.leadId ?? null,
    form: subject?.form ?? null,
    mailId: subject?.mailId ?? null,
  };
}

/** @returns undefined where the message was stored before */
async function insert(manager: EntityManager, columns: Columns): Promise<string | undefined> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(InboundMail)
    .values(columns)
    .orIgnore()
    .returning('id')
    .execute();
  return (raw as ComputedColumns<{ id: string }>[])[0]?.id;
}

async function follow(
  manager: EntityManager,
  message: StoredMessage,
  subject: MessageSubject | undefined,
): Promise<void> {
  if (subject) return new Consequences(manager, message, subject).follow();
  // What a machine wrote about no lead may be a report about a mail to sales: another one would bring another report.
  if (!message.quarantined && message.authorship !== 'automatic') await forward(manager, message.id);
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
