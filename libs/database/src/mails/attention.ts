import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Selected } from '../selected';

/**
 * SQL condition of mails that need manual action: dead or doubtful ones that nobody settled, and mails to sales that
 * were refused and are tried again. The index `mails_attention` holds these and no others; a query must repeat it word
 * for word.
 */
export const attentionSql = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;

/** One mail that needs manual action. */
export type AttentionMail = Selected<Mail, 'kind' | 'leadId'> & {
  status: Extract<Mail['status'], 'due' | 'dead' | 'review'>;
  reply: Mail['lastReply'];
};

const newestFirst = (manager: EntityManager) =>
  manager
    .createQueryBuilder(Mail, 'mail')
    .where(attentionSql)
    .orderBy('mail.createdAt', 'DESC')
    .addOrderBy('mail.id', 'DESC');

/** The newest mails that need manual action. */
export async function attentionMails(manager: EntityManager, limit: number): Promise<AttentionMail[]> {
  const mails = await newestFirst(manager).limit(limit).getMany();
  return mails.map(({ kind, leadId, status, lastReply: reply }) => ({
    kind,
    leadId,
    status: status as AttentionMail['status'],
    reply,
  }));
}

/** Whether any mail needs manual action. */
export async function needsAttention(manager: EntityManager): Promise<boolean> {
  return (await newestFirst(manager).limit(1).getOne()) !== null;
}
