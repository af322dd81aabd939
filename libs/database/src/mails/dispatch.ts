import { rows, type Sql } from '../sql';

/** A mail and how often it was put on the queue, this time included. */
export interface DispatchedMail {
  id: string;
  dispatches: number;
}

/** Id of the queue's job for this dispatch: another one each time, because the queue remembers ids for a while. */
export function jobIdOf({ id, dispatches }: DispatchedMail): string {
  return `${id}-${dispatches}`;
}

/**
 * Marks mails that are due as put on the queue; the caller adds the jobs before the transaction commits.
 * Several relays share the work, as none waits for rows that another has in hand.
 */
export async function takeDueMails(sql: Sql, limit: number): Promise<DispatchedMail[]> {
  return rows<DispatchedMail>(
    sql,
    `UPDATE mails SET dispatched_at = now(), dispatches = dispatches + 1
     WHERE id IN (
       SELECT id FROM mails WHERE status = 'due' AND dispatched_at IS NULL AND due_at <= now()
       ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, dispatches`,
    [limit],
  );
}

/** How many mails are on the queue and not yet in hand, as far as the ledger knows. */
export async function dispatchedMails(sql: Sql): Promise<number> {
  const [dispatched] = await rows<{ count: number }>(
    sql,
    `SELECT count(*)::int AS count FROM mails WHERE status = 'due' AND dispatched_at IS NOT NULL`,
  );
  return dispatched?.count ?? 0;
}

/** A mail that should be on the queue, and for how many seconds. */
export interface LongDispatchedMail extends DispatchedMail {
  seconds: number;
}

/** Mails that should be on the queue for longer than usual, oldest first. */
export async function longDispatchedMails(sql: Sql, seconds: number, limit: number): Promise<LongDispatchedMail[]> {
  return rows<LongDispatchedMail>(
    sql,
    `SELECT id, dispatches, extract(epoch FROM now() - dispatched_at)::float AS seconds FROM mails
     WHERE status = 'due' AND dispatched_at < now() - make_interval(secs => $1) AND due_at <= now()
     ORDER BY dispatched_at LIMIT $2`,
    [seconds, limit],
  );
}

/**
 * Lets the relay put mails on the queue again whose job is not there any more.
 * @returns how many; a mail that moved on in the meantime is left alone
 */
export async function releaseLostMails(sql: Sql, lost: DispatchedMail[]): Promise<number> {
  const released = await rows(
    sql,
    // In the order of ids, as claims are.
    `WITH lost AS (
       SELECT mails.id FROM mails JOIN unnest($1::uuid[], $2::int[]) AS seen (id, dispatches) USING (id)
       WHERE mails.dispatches = seen.dispatches AND status = 'due' AND dispatched_at IS NOT NULL
       ORDER BY mails.id FOR UPDATE OF mails)
     UPDATE mails SET dispatched_at = NULL FROM lost WHERE mails.id = lost.id RETURNING mails.id`,
    [lost.map((mail) => mail.id), lost.map((mail) => mail.dispatches)],
  );
  return released.length;
}
