import { randomUUID } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Filled, Selected } from '../selected';
import { affected, rows } from '../sql';

/** A mail on the queue. */
export type DispatchedMail = Selected<Mail, 'id' | 'dispatches'> &
  /** Another job each time, because the queue remembers ids for a while. */
  Filled<Selected<Mail, 'jobId'>>;

/** A mail that should be on the queue, and for how many seconds. */
export type LongDispatchedMail = DispatchedMail & { seconds: number };

/** A job costs PostgreSQL several times what a mail does, so mails that are due together go together, up to so many. */
const mailsPerJob = 25;

/** For so long a mail that fell due is fresh: somebody may sit before the screen and wait for it. */
const freshSince = `now() - interval '5 seconds'`;

/**
 * Which mails are on the queue, for several relays and reconcilers at the same time.
 *
 * Taking due mails: `taken` locks up to the limit of those that are due, passing over what another relay has locked
 * (SKIP LOCKED); `dealt` deals them out to as many jobs as they need, evenly; the UPDATE marks them and names their jobs.
 * It is one statement because a second one could not see which rows the first had locked without reading them again.
 *
 * Releasing and putting back lock the mails in the order of their ids before they change them, as claims do, so that two
 * such statements cannot wait for each other; a mail that moved on meanwhile (another number of dispatches, not due any
 * more) does not match and is left alone.
 */
export class MailDispatchQueries {
  /** @param manager of a transaction for taking mails, whose jobs are added before it commits */
  constructor(private readonly manager: EntityManager) {}

  /** Marks mails that are due as put on the queue, those that are due the longest first. */
  takeDue(limit: number): Promise<DispatchedMail[]> {
    return this.take(limit, 'ORDER BY due_at');
  }

  /** The same without those that only just fell due. */
  takeOlder(limit: number): Promise<DispatchedMail[]> {
    return this.take(limit, `AND due_at <= ${freshSince} ORDER BY due_at`);
  }

  /** The same with those that only just fell due, the last ones first. */
  takeFresh(limit: number): Promise<DispatchedMail[]> {
    return this.take(limit, `AND due_at > ${freshSince} ORDER BY due_at DESC`);
  }

  /** How many mails are on the queue and not yet claimed, as far as the ledger knows. */
  countDispatched(): Promise<number> {
    return this.manager.countBy(Mail, { status: 'due', dispatchedAt: Not(IsNull()) });
  }

  /** Mails that should be on the queue for longer than usual, oldest first. */
  longDispatched(seconds: number, limit: number): Promise<LongDispatchedMail[]> {
    // Without a job's id an earlier version put it there, as a job of its own.
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
   * Lets the relay put mails on the queue again whose job is not there any more.
   * @returns how many; a mail that moved on in the meantime is left alone
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
   * Lets the relay put mails on the queue again that a worker took off it and did not begin. One that was put there again
   * meanwhile gets one job too many, which finds nothing to do.
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
