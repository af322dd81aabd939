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
import { signaturesOf } from './signature';

export interface AnswerSettings extends ReplySettings {
  fromName: string;
}

/** Initial state of the composer: the member's draft, and the addresses of an answer. @throws LeadNotFound */
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
  const signatures = await signaturesOf(manager, member, settings.fromName);
  const client = lead.email ? [lead.email] : [];
  const ours = `${reply.subject} [${leadReference(leadId)}]`;
  return {
    draft: await findDraft(manager, leadId, member.email),
    to: reply.to ? [reply.to] : client,
    cc: reply.to ? client : [],
    subject: message?.subject.trim() ? replySubject(message.subject) : ours,
    ...{ quote, quoteWithheld: withheld },
    signature: lead.language === 'de' ? signatures.de : signatures.text,
    latest: await latestAnswer(manager, leadId),
    from: `${senderName(member.name, settings.fromName)} <${settings.mailFrom}>`,
  };
}

/** `Lena Brandt, Mainstage` */
export const senderName = (member: string, house: string): string => `${member}, ${house}`;

/** The client's subject with exactly one `Re:`, whatever prefixes it had; mail programs thread by it. */
export const replySubject = (subject: string): string =>
  `Re: ${subject
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/^(\s*(re|aw|antw|antwort|wg|fwd?)(\[\d+\])?\s*:)+/i, '')
    .trim()
    .slice(0, 190)}`;
