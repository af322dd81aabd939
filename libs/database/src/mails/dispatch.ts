import { randomUUID } from 'node:crypto';
import type { Mail } from '../entities/mail';
import type { Filled, Selected, WorkedOut } from '../selected';
import { rows, type Sql } from '../sql';

/** A mail on the queue. */
export type DispatchedMail = Selected<Mail, 'id' | 'dispatches'> &
  /** Another job each time, because the queue remembers ids for a while. */
  Filled<Selected<Mail, 'jobId'>>;

/** A job costs PostgreSQL several times what a mail does, so mails that are due together go together, up to so many. */
const mailsPerJob = 25;

/** For so long a mail that fell due is fresh: somebody may sit before the screen and wait for it. */
const freshSince = `now() - interval '5 seconds'`;

/**
 * Marks mails that are due as put on the queue, those that are due the longest first; the caller adds their jobs before the
 * transaction commits. Several relays share the work, as none waits for rows that another has in hand.
 */
export async function takeDueMails(sql: Sql, limit: number): Promise<DispatchedMail[]> {
  return take(sql, limit, 'ORDER BY due_at');
}

/** The same without those that only just fell due. */
export async function takeOlderMails(sql: Sql, limit: number): Promise<DispatchedMail[]> {
  return take(sql, limit, `AND due_at <= ${freshSince} ORDER BY due_at`);
}

/** The same with those that only just fell due, the last ones first. */
export async function takeFreshMails(sql: Sql, limit: number): Promise<DispatchedMail[]> {
  return take(sql, limit, `AND due_at > ${freshSince} ORDER BY due_at DESC`);
}

async function take(sql: Sql, limit: number, which: string): Promise<DispatchedMail[]> {
  return rows<DispatchedMail>(
    sql,
    `WITH taken AS (
       SELECT id FROM mails WHERE status = 'due' AND dispatched_at IS NULL AND due_at <= now() ${which}
       LIMIT $1 FOR UPDATE SKIP LOCKED),
     dealt AS (
       SELECT id, row_number() OVER () % ceil(count(*) OVER () / ${mailsPerJob}.0)::int AS job FROM taken)
     UPDATE mails SET dispatched_at = now(), dispatches = dispatches + 1, job_id = $2 || '-' || job
     FROM dealt WHERE mails.id = dealt.id
     RETURNING mails.id, dispatches, job_id AS "jobId"`,
    [limit, randomUUID()],
  );
}

/** How many mails are on the queue and not yet in hand, as far as the ledger knows. */
export async function dispatchedMails(sql: Sql): Promise<number> {
  const [dispatched] = await rows<WorkedOut<{ count: number }>>(
    sql,
    `SELECT count(*)::int AS count FROM mails WHERE status = 'due' AND dispatched_at IS NOT NULL`,
  );
  return dispatched?.count ?? 0;
}

/** A mail that should be on the queue, and for how many seconds. */
export type LongDispatchedMail = DispatchedMail & { seconds: number };

/** Mails that should be on the queue for longer than usual, oldest first. */
export async function longDispatchedMails(sql: Sql, seconds: number, limit: number): Promise<LongDispatchedMail[]> {
  return rows<LongDispatchedMail>(
    sql,
    // Without a job's id an earlier version put it there, as a job of its own.
    `SELECT id, dispatches, coalesce(job_id, id || '-' || dispatches) AS "jobId",
       extract(epoch FROM now() - dispatched_at)::float AS seconds
     FROM mails WHERE status = 'due' AND dispatched_at < now() - make_interval(secs => $1) AND due_at <= now()
     ORDER BY dispatched_at LIMIT $2`,
    [seconds, limit],
  );
}

/**
 * Lets the relay put mails on the queue again whose job is not there any more.
 * @returns how many; a mail that moved on in the meantime is left alone
 */
export async function releaseLostMails(sql: Sql, lost: Pick<DispatchedMail, 'id' | 'dispatches'>[]): Promise<number> {
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

/**
 * Lets the relay put mails on the queue again that a worker took off it and did not begin. One that was put there again
 * meanwhile gets one job too many, which finds nothing to do.
 */
export async function putBackMails(sql: Sql, mailIds: string[]): Promise<void> {
  await sql.query(
    `WITH unbegun AS (
       SELECT id FROM mails WHERE id = ANY ($1::uuid[]) AND status = 'due' AND dispatched_at IS NOT NULL
       ORDER BY id FOR UPDATE)
     UPDATE mails SET dispatched_at = NULL FROM unbegun WHERE mails.id = unbegun.id`,
    [mailIds],
  );
}
