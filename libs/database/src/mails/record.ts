import { rows, type Sql } from '../sql';
import type { ClaimedMail } from './claim';
import { exhaustedSql, mailLifetimeHours, retryWaitSql, unansweredColumns } from './retry';

/** How a try ended: taken, refused for good, to be tried again, or broken off after the final dot without an answer. */
export type TryOutcome = 'accepted' | 'refused' | 'deferred' | 'unanswered';

// A server may be talkative.
const maxReplyLength = 500;

const finished = (status: 'sent' | 'dead') => `
  UPDATE mails SET status = '${status}', finished_at = now(), last_reply = $3,
    claim_id = NULL, lease_until = NULL, dispatched_at = NULL
  WHERE id = $1 AND claim_id = $2 AND status IN ('sending', 'due', 'review') RETURNING id`;

/*
 * A clear answer counts even when the claim has run out meanwhile (the database was away just then) as long as nobody
 * else has claimed the mail since: that is why an expired claim leaves its id in the row.
 */
const statements: Record<TryOutcome, string> = {
  accepted: finished('sent'),
  refused: finished('dead'),
  deferred: `
    UPDATE mails SET last_reply = $3, claim_id = NULL, lease_until = NULL, dispatched_at = NULL, final_dot_at = NULL,
      status = CASE WHEN ${exhaustedSql} THEN 'dead' ELSE 'due' END,
      finished_at = CASE WHEN ${exhaustedSql} THEN now() END,
      due_at = GREATEST(now() + interval '1 minute',
        LEAST(now() + ${retryWaitSql('attempts')}, first_due_at + interval '${mailLifetimeHours} hours'))
    WHERE id = $1 AND claim_id = $2 AND status = 'sending' RETURNING id`,
  unanswered: `
    UPDATE mails SET last_reply = $3, ${unansweredColumns}
    WHERE id = $1 AND claim_id = $2 AND status = 'sending' RETURNING id`,
};

/**
 * Writes down how a try ended.
 * @param reply the server's last words, without addresses
 * @returns false when the claim was lost, so that this result no longer counts
 */
export async function recordOutcome(
  sql: Sql,
  { id, claimId }: Pick<ClaimedMail, 'id' | 'claimId'>,
  outcome: TryOutcome,
  reply: string,
): Promise<boolean> {
  const recorded = await rows(sql, statements[outcome], [id, claimId, reply.slice(0, maxReplyLength)]);
  return recorded.length > 0;
}
