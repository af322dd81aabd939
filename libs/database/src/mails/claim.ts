import type { MailKind } from '@mainstage/leads/mails';
import type { Pool } from 'pg';
import { inTransaction, rows, type Sql } from '../sql';
import { takeAllowance } from './mailbox-allowance';
import type { MailOrigin, Recipient } from '@mainstage/leads/lead';
import { recipientSql } from './recipient';
import { mailLifetimeHours } from './retry';

/** Seconds a claim counts without being prolonged. */
export const leaseSeconds = 10;

/** Why a mail is dead that its mailbox had no room for. */
const mailboxCapReply = 'mailbox cap';

/** A mail that this process alone may send. */
export interface ClaimedMail {
  id: string;
  claimId: string;
  kind: MailKind;
  form: MailOrigin;
  leadId: string;
  recipient: Recipient;
  /** The visitor's; the house's own addresses are looked up when sending. */
  toAddress: string | null;
  /** How often a server refused it so far. */
  refusals: number;
  /** The mail that this one tells of. */
  aboutMail: string | null;
  createdAt: Date;
  /** The present by the database's clock, which decides what a mail may still say. */
  claimedAt: Date;
}

/** Why there is no claim: it is not due (any more), its mailbox has had its share, or it came to nothing and wants a person. */
export type NoClaim = 'not-due' | 'postponed' | 'capped' | 'dead' | 'review';

/**
 * Claims a mail for sending, if it is due by the database clock and its mailbox may have it.
 * The mailbox cap is asked in the same transaction, once: a mail that was granted keeps its grant over all its tries.
 */
export async function claimMail(pool: Pool, mailId: string): Promise<ClaimedMail | NoClaim> {
  return inTransaction(pool, async (sql) => {
    const [claimed] = await rows<ClaimedMail & { needsAllowance: boolean }>(
      sql,
      `UPDATE mails SET status = 'sending', attempts = attempts + 1, claim_id = gen_random_uuid(),
         lease_until = now() + make_interval(secs => $2), final_dot_at = NULL
       WHERE id = $1 AND status = 'due' AND due_at <= now()
       RETURNING id, claim_id AS "claimId", kind, form, lead_id AS "leadId", to_address AS "toAddress",
         ${recipientSql} AS recipient, refusals, about_mail AS "aboutMail",
         created_at AS "createdAt", now() AS "claimedAt", needs_allowance AS "needsAllowance"`,
      [mailId, leaseSeconds],
    );
    if (!claimed) return whyNot(sql, mailId);
    const { needsAllowance, ...mail } = claimed;
    if (!needsAllowance || mail.toAddress === null) return mail;
    if (!(await takeAllowance(sql, mail.toAddress))) return postpone(sql, mailId);
    await sql.query('UPDATE mails SET needs_allowance = false WHERE id = $1', [mailId]);
    return mail;
  });
}

async function whyNot(sql: Sql, mailId: string): Promise<NoClaim> {
  const [mail] = await rows<{ status: 'dead' | 'review' }>(
    sql,
    `SELECT status FROM mails WHERE id = $1 AND status IN ('dead', 'review') AND settled_at IS NULL`,
    [mailId],
  );
  return mail?.status ?? 'not-due';
}

/** Gives a claim back that its mailbox has no room for now; asking was no attempt. */
async function postpone(sql: Sql, mailId: string): Promise<NoClaim> {
  const over = `now() >= first_due_at + interval '${mailLifetimeHours} hours'`;
  const [mail] = await rows<{ status: string }>(
    sql,
    `UPDATE mails SET claim_id = NULL, lease_until = NULL, dispatched_at = NULL, attempts = attempts - 1,
       last_reply = $2, due_at = now() + interval '1 hour',
       status = CASE WHEN ${over} THEN 'dead' ELSE 'due' END, finished_at = CASE WHEN ${over} THEN now() END,
       settled_at = CASE WHEN ${over} THEN now() END
     WHERE id = $1 RETURNING status`,
    [mailId, mailboxCapReply],
  );
  return mail?.status === 'dead' ? 'capped' : 'postponed';
}

/** Prolongs claims whose mails are still being sent; one that was taken away stays away. */
export async function prolongClaims(sql: Sql, claims: Pick<ClaimedMail, 'id' | 'claimId'>[]): Promise<void> {
  await sql.query(
    `UPDATE mails SET lease_until = now() + make_interval(secs => $3)
     FROM unnest($1::uuid[], $2::uuid[]) AS held (id, claim_id)
     WHERE mails.id = held.id AND mails.claim_id = held.claim_id AND status = 'sending'`,
    [claims.map((claim) => claim.id), claims.map((claim) => claim.claimId), leaseSeconds],
  );
}

/**
 * Commits that the final dot is about to leave: from here on the mail may have arrived, whatever happens to us.
 * @returns false when the claim counts no more; then the dot must not be sent
 */
export async function markFinalDot(sql: Sql, { id, claimId }: Pick<ClaimedMail, 'id' | 'claimId'>): Promise<boolean> {
  const marked = await rows(
    sql,
    `UPDATE mails SET final_dot_at = now()
     WHERE id = $1 AND claim_id = $2 AND status = 'sending' AND lease_until > now() RETURNING id`,
    [id, claimId],
  );
  return marked.length > 0;
}
