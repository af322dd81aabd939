import type { EntityManager } from 'typeorm';
import { rows } from '../sql';
import { unansweredColumns } from './retry';

/** Mails taken back from workers that died or lost the database, by what is known of them. */
export interface TakenBack {
  /** The final dot had not left: due again at once. */
  unsent: number;
  /** It may have left: the ambiguous case. */
  unanswered: number;
}

/** Ends claims that ran out. The claim's id stays, so that a late clear answer of its holder still counts. */
export async function endExpiredClaims(manager: EntityManager, limit: number): Promise<TakenBack> {
  const expired = (dotLeft: boolean) => `
    SELECT id FROM mails WHERE status = 'sending' AND lease_until < now() AND final_dot_at IS ${dotLeft ? 'NOT ' : ''}NULL
    ORDER BY lease_until LIMIT $1 FOR UPDATE SKIP LOCKED`;
  const unsent = await rows(
    manager,
    `UPDATE mails SET status = 'due', due_at = now(), lease_until = NULL, dispatched_at = NULL, claim_id = NULL,
       last_reply = 'the worker stopped before the final dot'
     WHERE id IN (${expired(false)}) RETURNING id`,
    [limit],
  );
  const unanswered = await rows(
    manager,
    `UPDATE mails SET last_reply = 'the worker stopped after the final dot', ${unansweredColumns}
     WHERE id IN (${expired(true)}) RETURNING id`,
    [limit],
  );
  return { unsent: unsent.length, unanswered: unanswered.length };
}
