import type { AnswerComposer } from '@mainstage/contracts/desk/answer';
import { leadReference } from '@mainstage/leads/lead-id';
import { type EntityManager, IsNull } from 'typeorm';
import type { DeskMember } from '../desk-context';
import { LeadNotFound } from '../desk-error';
import { type ReplySettings, replyData } from '../detail/reply-data';
import { DeskLead } from '../entities/desk-lead';
import { findDraft } from './drafts';
import { latestAnswer } from './latest-answer';
import { quotableOf } from './quotable';
import { signatureOf } from './signature';

/** Settings that an answer is written with. */
export interface AnswerSettings extends ReplySettings {
  /** Name of MAIL_FROM. */
  fromName: string;
}

/**
 * What the composer of a member begins with: their draft, and how an answer is addressed otherwise.
 * @throws LeadNotFound
 */
export async function answerComposer(
  manager: EntityManager,
  leadId: string,
  member: DeskMember,
  settings: AnswerSettings,
): Promise<AnswerComposer> {
  const lead = await manager.findOneBy(DeskLead, { leadId, eraseRequestedAt: IsNull() });
  if (!lead) throw new LeadNotFound();
  const { quote, withheld, message } = await quotableOf(manager, lead);
  const reply = await replyData(manager, lead, settings);
  const client = lead.email ? [lead.email] : [];
  const ours = `${reply.subject} [${leadReference(leadId)}]`;
  return {
    draft: await findDraft(manager, leadId, member.email),
    to: reply.to ? [reply.to] : client,
    cc: reply.to ? client : [],
    subject: message?.subject.trim() ? replySubject(message.subject) : ours,
    ...{ quote, quoteWithheld: withheld },
    signature: await signatureOf(manager, member, settings.fromName),
    latest: await latestAnswer(manager, leadId),
    from: `${senderName(member.name, settings.fromName)} <${settings.mailFrom}>`,
  };
}

/** `Lena Brandt, Mainstage` */
export const senderName = (member: string, house: string): string => `${member}, ${house}`;

/** The client's subject with one `Re:`, whatever their program has put before it; a mail program threads by it. */
export const replySubject = (subject: string): string =>
  `Re: ${subject
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/^(\s*(re|aw|antw|antwort|wg|fwd?)(\[\d+\])?\s*:)+/i, '')
    .trim()
    .slice(0, 190)}`;
