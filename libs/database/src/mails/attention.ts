import type { EntityManager } from 'typeorm';
import type { Mail } from '../entities/mail';
import type { Selected } from '../selected';
import { rows } from '../sql';
import { houseMail } from './recipient';

/**
 * SQL that is true for mails that want a person: dead or doubtful ones that nobody settled, and mails to the house that
 * were refused and are tried on. The index `mails_attention` holds these and no others; a query must repeat it word for word.
 */
export const attentionSql = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;

/** Mails of one kind counted at most: beyond it, the exact number helps nobody and would cost every scrape. */
export const countLimit = 10_000;

// These are read from the table too, so fewer of them.
const attentionLimit = 1000;

/** One mail that wants a person. */
export type AttentionMail = Selected<Mail, 'kind' | 'leadId'> & {
  status: Extract<Mail['status'], 'due' | 'dead' | 'review'>;
  reply: Mail['lastReply'];
};

/** The newest mails that want a person. */
export async function attentionMails(manager: EntityManager, limit: number): Promise<AttentionMail[]> {
  return rows<AttentionMail>(
    manager,
    `SELECT kind, status, lead_id AS "leadId", last_reply AS reply FROM mails WHERE ${attentionSql}
     ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit],
  );
}

/** Exported for the spec that holds the plans to their indexes. */
export const attentionCountsSql = `
  SELECT status, CASE WHEN house THEN 'sales' ELSE 'visitor' END AS recipient, count(*)::int AS count
  FROM (SELECT status, ${houseMail} AS house FROM mails WHERE ${attentionSql}
        ORDER BY created_at DESC LIMIT ${attentionLimit}) counted
  GROUP BY 1, 2 ORDER BY 1, 2`;

/** How many mails want a person, by where they stand and who is meant; of the newest thousand in all. */
export async function attentionCounts(
  manager: EntityManager,
): Promise<{ status: AttentionMail['status']; recipient: 'sales' | 'visitor'; count: number }[]> {
  return rows(manager, attentionCountsSql);
}

/** Whether any mail wants a person. */
export async function wantsAttention(manager: EntityManager): Promise<boolean> {
  const found = await rows(manager, `SELECT FROM mails WHERE ${attentionSql} ORDER BY created_at DESC LIMIT 1`);
  return found.length > 0;
}
