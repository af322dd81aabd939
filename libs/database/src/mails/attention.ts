import type { MailKind } from '@mainstage/mail/kinds';
import { rows, type Sql } from '../sql';
import { houseMail } from './recipient';

/**
 * SQL that is true for mails that want a person: dead or doubtful ones that nobody settled, and mails to the house that
 * were refused and are tried on. The index `mails_attention` holds these and no others; a query must repeat it word for word.
 */
export const attentionSql = `settled_at IS NULL AND (status IN ('dead', 'review') OR status = 'due' AND refusals > 0)`;

/** Mails counted at most: beyond it, the exact number helps nobody and would cost every scrape. */
export const countLimit = 10_000;

/** One mail that wants a person. */
export interface AttentionMail {
  kind: MailKind;
  status: 'due' | 'dead' | 'review';
  leadId: string;
  /** The server's last words, without addresses. */
  reply: string | null;
}

/** The newest mails that want a person. */
export async function attentionMails(sql: Sql, limit: number): Promise<AttentionMail[]> {
  return rows<AttentionMail>(
    sql,
    `SELECT kind, status, lead_id AS "leadId", last_reply AS reply FROM mails WHERE ${attentionSql}
     ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit],
  );
}

/** How many mails want a person, by where they stand and who is meant; counted up to `countLimit` in all. */
export async function attentionCounts(
  sql: Sql,
): Promise<{ status: AttentionMail['status']; recipient: 'sales' | 'visitor'; count: number }[]> {
  return rows(
    sql,
    `SELECT status, CASE WHEN house THEN 'sales' ELSE 'visitor' END AS recipient, count(*)::int AS count
     FROM (SELECT status, ${houseMail} AS house FROM mails WHERE ${attentionSql} LIMIT ${countLimit}) counted
     GROUP BY 1, 2`,
  );
}
