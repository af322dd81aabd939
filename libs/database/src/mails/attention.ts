import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Selected } from '../selected';
import { recipientSql } from './recipient';

/**
 * SQL condition of mails that need attention: unsettled dead or review ones, and mails to sales that failed permanently
 * and are retried. The partial index `mails_attention` contains exactly these; a query must repeat the condition
 * literally.
 */
export const attentionSql = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;

export type AttentionMail = Selected<Mail, 'kind' | 'leadId'> & {
  status: Extract<Mail['status'], 'dead' | 'review'>;
  reply: Mail['lastReply'];
};

const newestFirst = (manager: EntityManager) =>
  manager
    .createQueryBuilder(Mail, 'mail')
    .where(attentionSql)
    .orderBy('mail.createdAt', 'DESC')
    .addOrderBy('mail.id', 'DESC');

/**
 * Mails to visitors that need attention. Failed mails to sales and to members concern operators only, because a further
 * mail would not reach sales either.
 */
const toVisitors = (manager: EntityManager) => newestFirst(manager).andWhere(`${recipientSql} = 'visitor'`);

export const visitorAttentionCount = async (manager: EntityManager): Promise<number> =>
  (await toVisitors(manager).select('mail.id').limit(1000).getMany()).length;

export async function visitorAttentionMails(manager: EntityManager, limit: number): Promise<AttentionMail[]> {
  const mails = await toVisitors(manager).limit(limit).getMany();
  return mails.map(({ kind, leadId, status, lastReply: reply }) => ({
    kind,
    leadId,
    // A mail to a visitor is not retried after a permanent failure.
    status: status as AttentionMail['status'],
    reply,
  }));
}

export async function needsAttention(manager: EntityManager): Promise<boolean> {
  return (await newestFirst(manager).limit(1).getOne()) !== null;
}
