import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Selected } from '../selected';

/**
 * SQL condition of mails that need attention: unsettled dead or review ones, and mails to sales that failed permanently
 * and are retried. The partial index `mails_attention` contains exactly these; a query must repeat the condition
 * literally.
 */
export const attentionSql = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;

/** One mail that needs attention. */
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

/** The newest mails that need attention. */
export async function attentionMails(manager: EntityManager, limit: number): Promise<AttentionMail[]> {
  const mails = await newestFirst(manager).limit(limit).getMany();
  return mails.map(({ kind, leadId, status, lastReply: reply }) => ({
    kind,
    leadId,
    status: status as AttentionMail['status'],
    reply,
  }));
}

/** Whether any mail needs attention. */
export async function needsAttention(manager: EntityManager): Promise<boolean> {
  return (await newestFirst(manager).limit(1).getOne()) !== null;
}
