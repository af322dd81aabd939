import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Mail } from '../entities/mail';
import { affected, rows } from '../sql';
import type { WithoutNulls, Selected } from '../selected';

export type DispatchedMail = Selected<Mail, 'id' | 'dispatches'> &
  /** A new id each time, because the queue remembers ids for a while. */
  WithoutNulls<Selected<Mail, 'jobId'>>;

export type LongDispatchedMail = DispatchedMail & { seconds: number };

/**
 * A job costs PostgreSQL several times what a mail does, so mails that are due together share jobs of up to this size.
 */
const mailsPerJob = 25;

/** A mail is fresh for this long after it fell due, because a visitor may be waiting for it. */
const freshSince = `now() - interval '5 seconds'`;

/**
 * Which mails are on the queue, for several concurrent relays and reconcilers. Taking due mails: `taken` locks up to
 * the limit of due mails, skipping what another relay has locked (SKIP LOCKED); `dealt` distributes them evenly to as
 * many jobs as needed; the UPDATE marks them and stores their job ids. A second statement could not see which rows the
 * first had locked without reading them again. Releasing and putting back lock the mails in the order of ids, like
 * leases, to avoid deadlocks; a mail that changed in the meantime (another number of dispatches, no longer due) does
 * not match.
 */
export class MailDispatchQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Within a transaction, so that jobs are added before the commit. */
  within(manager: EntityManager): MailDispatchQueries {
    return new MailDispatchQueries(manager);
  }

  /** Marks due mails as dispatched, the longest due first. */
  takeDue(limit: number): Promise<DispatchedMail[]> {
    return this.take(limit, 'ORDER BY due_at');
  }

  /** The same without fresh mails. */
  takeOlder(limit: number): Promise<DispatchedMail[]> {
    return this.take(limit, `AND due_at <= ${freshSince} ORDER BY due_at`);
  }

  /** The same with fresh mails only, the last first. */
  takeFresh(limit: number): Promise<DispatchedMail[]> {
    return this.take(limit, `AND due_at > ${freshSince} ORDER BY due_at DESC`);
  }

  /** Number of dispatched mails that are not leased yet. */
  countDispatched(): Promise<number> {
    return this.manager.countBy(Mail, { status: 'due', dispatchedAt: Not(IsNull()) });
  }

  /** Mails that were dispatched longer ago than usual and are still due, oldest first. */
  longDispatched(seconds: number, limit: number): Promise<LongDispatchedMail[]> {
    // Without a job id an earlier release added it, as a job of its own.
    return rows<LongDispatchedMail>(
      this.manager,
      `SELECT id, dispatches, coalesce(job_id, id || '-' || dispatches) AS "jobId",
         extract(epoch FROM now() - dispatched_at)::float AS seconds
       FROM mails WHERE status = 'due' AND dispatched_at < now() - make_interval(secs => $1) AND due_at <= now()
       ORDER BY dispatched_at LIMIT $2`,
      [seconds, limit],
    );
  }

  /**
   * Makes mails due for dispatch again whose job is missing.
   * @returns how many; a mail that changed in the meantime is skipped
   */
  releaseLost(lost: Pick<DispatchedMail, 'id' | 'dispatches'>[]): Promise<number> {
    return affected(
      this.manager,
      `WITH lost AS (
         SELECT mails.id FROM mails JOIN unnest($1::uuid[], $2::int[]) AS seen (id, dispatches) USING (id)
         WHERE mails.dispatches = seen.dispatches AND status = 'due' AND dispatched_at IS NOT NULL
         ORDER BY mails.id FOR UPDATE OF mails)
       UPDATE mails SET dispatched_at = NULL FROM lost WHERE mails.id = lost.id`,
      [lost.map((mail) => mail.id), lost.map((mail) => mail.dispatches)],
    );
  }

  /**
   * Makes mails due for dispatch again that a worker took and did not start. One that was dispatched again in the
   * meantime gets a superfluous job, which does nothing.
   */
  async putBack(mailIds: string[]): Promise<void> {
    await rows(
      this.manager,
      `WITH unbegun AS (
         SELECT id FROM mails WHERE id = ANY ($1::uuid[]) AND status = 'due' AND dispatched_at IS NOT NULL
         ORDER BY id FOR UPDATE)
       UPDATE mails SET dispatched_at = NULL FROM unbegun WHERE mails.id = unbegun.id`,
      [mailIds],
    );
  }

  private take(limit: number, which: string): Promise<DispatchedMail[]> {
    return rows<DispatchedMail>(
      this.manager,
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
}
