import type { MailStatus } from '../entities/mail';
import { rows, type Sql } from '../sql';
import type { ClaimedMail } from './claim';
import { houseMail, recipientSql } from './recipient';
import { exhaustedSql, nextTrySql, unansweredColumns } from './retry';

/**
 * How a try ended: taken, refused for good, to be tried again, broken off after the final dot without an answer, or not
 * made because the mail had lost its sense.
 */
export type TryOutcome = 'accepted' | 'refused' | 'deferred' | 'unanswered' | 'withdrawn';

// A server may be talkative.
const maxReplyLength = 500;

const released = 'last_reply = $3, claim_id = NULL, lease_until = NULL, dispatched_at = NULL';
/*
 * A clear answer counts even when the claim has run out meanwhile (the database was away just then) as long as nobody
 * else has claimed the mail since: that is why an expired claim leaves its id in the row.
 */
const clearAnswer = `id = $1 AND claim_id = $2 AND status IN ('sending', 'due', 'review')`;
const held = `id = $1 AND claim_id = $2 AND status = 'sending'`;

/** The columns of a mail that is tried again unless `over`, and then is dead. */
const againUnless = (over: string) => `
  final_dot_at = NULL, due_at = ${nextTrySql},
  status = CASE WHEN ${over} THEN 'dead' ELSE 'due' END,
  finished_at = CASE WHEN ${over} THEN now() END`;

const statements: Record<TryOutcome, string> = {
  accepted: `UPDATE mails SET ${released}, status = 'sent', finished_at = now() WHERE ${clearAnswer}`,
  withdrawn: `UPDATE mails SET ${released}, status = 'dead', finished_at = now(), settled_at = now() WHERE ${clearAnswer}`,
  // The house's own mailbox may be full until Monday: its mails are tried on like any that is deferred.
  refused: `UPDATE mails SET ${released}, refusals = refusals + 1, ${againUnless(`(NOT ${houseMail} OR ${exhaustedSql})`)}
    WHERE ${clearAnswer}`,
  deferred: `UPDATE mails SET ${released}, ${againUnless(exhaustedSql)} WHERE ${held}`,
  unanswered: `UPDATE mails SET last_reply = $3, ${unansweredColumns} WHERE ${held}`,
};

/**
 * A visitor whom no answer of ours reaches is told of to sales in the same statement, once for each lead: the notice's id
 * is made of the lead's. Nobody waits for the newsletter's mails, and most of their dead ones are mistyped by robots.
 */
const withNotice = (statement: string) => `
  WITH tried AS (${statement} RETURNING id, status, kind, form, lead_id, refusals, ${recipientSql} AS meant),
    notice AS (
      INSERT INTO mails (id, kind, form, lead_id, recipient, about_mail)
      SELECT md5('unreached ' || lead_id)::uuid, 'unreached-notification', form, lead_id, 'sales', id FROM tried
      WHERE status = 'dead' AND meant = 'visitor' AND form NOT IN ('newsletter', 'operations')
        AND kind NOT LIKE '%-notification' AND $4
      ON CONFLICT DO NOTHING)
  SELECT status FROM tried`;

const texts = new Map(Object.entries(statements).map(([outcome, statement]) => [outcome, withNotice(statement)]));

/**
 * Writes down how a try ended.
 * @param reply the server's last words, without addresses
 * @returns where the mail stands now; undefined when the claim was lost, so that this result no longer counts
 */
export async function recordOutcome(
  sql: Sql,
  { id, claimId }: Pick<ClaimedMail, 'id' | 'claimId'>,
  outcome: TryOutcome,
  reply: string,
): Promise<MailStatus | undefined> {
  const values = [id, claimId, reply.slice(0, maxReplyLength), outcome !== 'withdrawn'];
  const [recorded] = await rows<{ status: MailStatus }>(sql, texts.get(outcome) ?? '', values);
  return recorded?.status;
}
