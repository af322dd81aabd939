import {
  InboundMail,
  type InboundMailKind,
  type MessageAuthorship,
  type ReportedRecipient,
} from '@mainstage/inbound-mail/entities/inbound-mail';
import { type EntityManager, type FindOptionsWhere, IsNull, Raw } from 'typeorm';
import { Mail } from '@mainstage/database/entities/mail';
import { lockLead } from '@mainstage/leads/lock-lead';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import type { ComputedColumns } from '@mainstage/database/selected';
import { wasSentByUs } from '@mainstage/database/mails/sent-messages';
import { ClientAddresses } from './client-addresses';
import { Consequences, type StoredMessage } from './consequences';
import { answersMailToSales, type ReturnedMail, type UnprovenReport, unprovenReport } from './mail-report';
import { kindOf } from './message-kind';
import { type MessageSubject, subjectOfToken, type TokenSubject } from './message-subject';

/** A parsed message to be stored. */
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
  /** Classification by its form; `written` is refined by lead and sender. */
  kind: 'bounce' | 'auto-reply' | 'calendar-reply' | 'complaint' | 'unknown' | 'written';
  notices?: InboundMail['notices'];
  senderName?: string | null;
  /** SHA-256 of Message-ID, body and recipient. */
  fingerprint: Buffer;
  /** Subject of its token; undefined if it has none. */
  token: TokenSubject | undefined;
  fromTeam: boolean;
  recipients: string[];
  ourDomain: string;
  /** References to the mail that it returns; undefined if it returns none and reports nothing. */
  returned?: ReturnedMail | undefined;
};

/** `duplicate` if it was stored before, without consequences. */
export interface StoredAs {
  outcome: 'stored' | 'duplicate' | 'quarantined';
  kind: InboundMailKind;
  /** Recipient of the mail in an unproven report; null for every other message. */
  reportedRecipient: ReportedRecipient | null;
}

/**
 * Messages per hour for one lead, and without a lead; a mail loop makes more. For a lead, automatic and probably
 * automatic messages have a separate limit.
 */
const mostPerHour = 20;
/** Of these, messages without a lead that are perhaps automatic: the others are for people's. */
const mostPerhapsAutomatic = 5;

/** Stores a message and all its consequences in one transaction, once (rule inbound.once). */
export async function storeMessage(manager: EntityManager, message: ReadMessage): Promise<StoredAs> {
  const stored = await manager.transaction(async (own) => {
    const report = await reportOf(own, message);
    const token = report ? report.token : message.token;
    const subject = token && (await subjectOfToken(own, token));
    // Serialises concurrent messages for one lead, so that they are counted.
    if (subject) await lockLead(own, subject.leadId);
    const quarantined =
      (await wasSentByUs(own, message.messageId, message.ourDomain)) ||
      (await isFlooded(own, subject?.leadId ?? null, message.authorship));
    const reportedRecipient = report?.recipient ?? null;
    const columns = { ...(await columnsOf(own, message, subject, quarantined)), reportedRecipient };
    if (report) columns.mailId = report.mailId;
    const id = await insert(own, columns);
    const { kind } = columns;
    if (id === undefined) return { outcome: 'duplicate', kind, reportedRecipient } as const;
    await follow(own, { ...columns, id }, subject);
    return { outcome: quarantined ? 'quarantined' : 'stored', kind, reportedRecipient } as const;
  });
  if (stored.outcome === 'stored') await notifyMailsDue(manager);
  return stored;
}

/**
 * The subject of an unproven report; undefined for other messages. An automatic answer to a mail to sales is treated
 * alike, because a further mail to sales would cause a further answer (rule inbound.reports).
 */
async function reportOf(manager: EntityManager, message: ReadMessage): Promise<UnprovenReport | undefined> {
  const { kind, authorship, token, fromTeam, inReplyTo, ourDomain: domain, returned } = message;
  if (token?.purpose === 'bounce') return undefined;
  if (kind === 'bounce' || kind === 'complaint') return unprovenReport(manager, returned ?? nothing, { token, domain });
  const toSales = { recipient: 'sales', mailId: null, token } as const;
  if (authorship === 'perhaps-automatic' && fromTeam && !token) return toSales;
  if (authorship !== 'person' && (await answersMailToSales(manager, inReplyTo, domain))) return toSales;
  if (!returned?.isNotice) return undefined;
  const notice = await unprovenReport(manager, returned, { token: undefined, domain });
  return notice.recipient === 'sales' ? { ...notice, token } : undefined;
}

const nothing: ReturnedMail = { messageIds: [], tokens: [], isNotice: false };

async function isFlooded(
  manager: EntityManager,
  leadId: string | null,
  authorship: MessageAuthorship | null,
): Promise<boolean> {
  const own = authorship ?? 'person';
  const ofTheHour = (counted: MessageAuthorship[], more: FindOptionsWhere<InboundMail> = {}) =>
    manager.countBy(InboundMail, {
      ...more,
      leadId: leadId ?? IsNull(),
      receivedAt: Raw((column) => `${column} > now() - interval '1 hour'`),
      authorship: Raw((column) => `coalesce(${column}, 'person') IN (:...counted)`, { counted }),
    });
  if (leadId !== null || own === 'automatic') return (await ofTheHour([own])) >= mostPerHour;
  // Those that were kept back do not count, or a flood of one authorship would use up the other's share.
  const passedOn = { quarantined: false };
  if (own === 'perhaps-automatic' && (await ofTheHour([own], passedOn)) >= mostPerhapsAutomatic) return true;
  return (await ofTheHour(['person', 'perhaps-automatic'], passedOn)) >= mostPerHour;
}

type Columns = Omit<InboundMail, 'id' | 'receivedAt' | 'checkedAt' | 'checkedBy'>;

async function columnsOf(
  manager: EntityManager,
  { token, fromTeam, recipients, ourDomain: _, returned: __, kind: form, ...columns }: ReadMessage,
  subject: MessageSubject | undefined,
  quarantined: boolean,
): Promise<Omit<Columns, 'reportedRecipient'>> {
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

/** @returns undefined if the message was stored before */
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
  if (message.reportedRecipient === 'sales') return;
  // An automatic message without a lead may report a mail to sales: a mail about it would cause another report.
  if (!message.quarantined && message.authorship !== 'automatic') await forward(manager, message.id);
}

/** Sends sales a message that belongs to no lead. */
const forward = (manager: EntityManager, id: string) =>
  manager.insert(Mail, {
    kind: 'message-notification',
    form: 'operations',
    leadId: id,
    recipient: 'sales',
    aboutMail: id,
  });
