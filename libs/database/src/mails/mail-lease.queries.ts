import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Selected } from '../selected';
import { affected, rows } from '../sql';
import type { LeasedMail, NoLease } from './leased-mail';
import { MailboxAllowanceQueries } from './mailbox-allowance.queries';
import { recipientSql } from './recipient';
import { mailLifetimeHours, unansweredColumns } from './retry';

export interface ExpiredLeases {
  /** The final dot was not sent: due again immediately. */
  unsent: number;
  /** The final dot may have been sent: outcome unknown. */
  unanswered: number;
}

export type LeaseKey = Pick<LeasedMail, 'id' | 'leaseId'>;

/** Seconds a lease lasts without renewal. */
export const leaseSeconds = 10;

/** Reply stored with a mail that the mailbox allowance did not permit. */
export const mailboxCapReply = 'mailbox cap';

const columnsOf = (leases: LeaseKey[]) => [leases.map(({ id }) => id), leases.map(({ leaseId }) => leaseId)];

const leasedColumns = `mails.id, claim_id AS "leaseId", kind, form, lead_id AS "leadId", to_address AS "toAddress",
  ${recipientSql} AS recipient, refusals, about_mail AS "aboutMail", created_at AS "createdAt", now() AS "leasedAt"`;

const needsAllowanceSql = '(needs_allowance AND to_address IS NOT NULL)';

const acquireSql = (which: string) => `
  WITH due AS (
    SELECT id FROM mails WHERE id = ANY ($1::uuid[]) AND status = 'due' AND due_at <= now() AND ${which}
    ORDER BY id FOR UPDATE)
  UPDATE mails SET status = 'sending', attempts = attempts + 1, claim_id = gen_random_uuid(),
    lease_until = now() + make_interval(secs => $2), final_dot_at = NULL
  FROM due WHERE mails.id = due.id
  RETURNING ${leasedColumns}`;

/** The leases $1 (mails) and $2 (lease ids) that are still valid, locked in the order of ids. */
const validLeasesSql = (which: string) => `
  SELECT mails.id FROM mails JOIN unnest($1::uuid[], $2::uuid[]) AS claim (id, claim_id) USING (id)
  WHERE mails.claim_id = claim.claim_id AND status = 'sending' AND ${which} ORDER BY mails.id FOR UPDATE OF mails`;

const expiredSql = (dotLeft: boolean) => `
  SELECT id FROM mails WHERE status = 'sending' AND lease_until < now() AND final_dot_at IS ${dotLeft ? 'NOT ' : ''}NULL
  ORDER BY lease_until LIMIT $1 FOR UPDATE SKIP LOCKED`;

/**
 * Leases: exclusive, temporary rights of a worker to send a mail, by the database clock. Acquiring: `due` locks those
 * of the mails that are due, in the order of ids like every statement that changes several mails, to avoid deadlocks.
 * It waits for locked mails, because the relay may not have committed the mails that it put on the queue. The UPDATE
 * gives each a lease id and an end, and returns what is needed to write the mail. Renewing and marking the final dot:
 * the lists of mails and lease ids become a table (`unnest`); only rows whose lease is still valid are locked and
 * changed. Ending: expired leases are locked, skipping what another reconciler has locked (SKIP LOCKED); the lease id
 * stays if the dot may have been sent, so that a late definite reply of its holder still counts. TypeORM has no UPDATE
 * from a list of pairs and returns no rows from an UPDATE of many.
 */
export class MailLeaseQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Leases the due mails that need no mailbox allowance, by the database clock.
   * @param mailIds a repeated id is leased once
   * @returns the leases in the order of the ids; undefined if `acquireWithAllowance` decides
   */
  async acquire(mailIds: string[]): Promise<(LeasedMail | undefined)[]> {
    const leased = await rows<LeasedMail>(this.manager, acquireSql(`NOT ${needsAllowanceSql}`), [
      mailIds,
      leaseSeconds,
    ]);
    const leases = new Map(leased.map((mail) => [mail.id, mail]));
    return mailIds.map((id) => {
      const lease = leases.get(id);
      leases.delete(id);
      return lease;
    });
  }

  /**
   * Leases a mail that needs a mailbox allowance, or returns the reason for no lease. The allowance is taken in the
   * same transaction, once: a granted mail keeps it over all its attempts.
   */
  async acquireWithAllowance(mailId: string): Promise<LeasedMail | NoLease> {
    return this.manager.transaction(async (manager) => {
      const [mail] = await rows<LeasedMail>(manager, acquireSql(needsAllowanceSql), [[mailId], leaseSeconds]);
      if (!mail || mail.toAddress === null) return reasonForNoLease(manager, mailId);
      if (!(await new MailboxAllowanceQueries(manager).take(mail.toAddress))) return postpone(manager, mailId);
      await manager.update(Mail, { id: mailId }, { needsAllowance: false });
      return mail;
    });
  }

  /** Renews leases whose mails are still being sent; a lost lease stays lost. */
  async renew(leases: LeaseKey[]): Promise<void> {
    await rows(
      this.manager,
      `WITH leased AS (${validLeasesSql('true')})
       UPDATE mails SET lease_until = now() + make_interval(secs => $3) FROM leased WHERE mails.id = leased.id`,
      [...columnsOf(leases), leaseSeconds],
    );
  }

  /**
   * Commits that final dots are about to be sent: from here on the mails may have arrived.
   * @returns for each lease whether it is still valid; if it is not, the dot must not be sent
   */
  async markFinalDots(leases: LeaseKey[]): Promise<boolean[]> {
    const marked = await rows<Pick<LeaseKey, 'leaseId'>>(
      this.manager,
      `WITH leased AS (${validLeasesSql('lease_until > now()')})
       UPDATE mails SET final_dot_at = now() FROM leased WHERE mails.id = leased.id RETURNING claim_id AS "leaseId"`,
      columnsOf(leases),
    );
    // By lease id: a lost lease and its successor may be in the same list.
    const good = new Set(marked.map(({ leaseId }) => leaseId));
    return leases.map(({ leaseId }) => good.has(leaseId));
  }

  /** Ends a lease before its mail was tried: it is due as before and has lost no attempt. */
  async handBack({ id, leaseId }: LeaseKey): Promise<void> {
    await rows(
      this.manager,
      `UPDATE mails SET status = 'due', attempts = attempts - 1, lease_until = NULL, claim_id = NULL
       WHERE id = $1 AND claim_id = $2 AND status = 'sending' AND final_dot_at IS NULL`,
      [id, leaseId],
    );
  }

  async endExpired(limit: number): Promise<ExpiredLeases> {
    const unsent = await affected(
      this.manager,
      `UPDATE mails SET status = 'due', due_at = now(), lease_until = NULL, dispatched_at = NULL, claim_id = NULL,
         last_reply = 'the worker stopped before the final dot'
       WHERE id IN (${expiredSql(false)})`,
      [limit],
    );
    const unanswered = await affected(
      this.manager,
      `UPDATE mails SET last_reply = 'the worker stopped after the final dot', ${unansweredColumns}
       WHERE id IN (${expiredSql(true)})`,
      [limit],
    );
    return { unsent, unanswered };
  }
}

async function reasonForNoLease(manager: EntityManager, mailId: string): Promise<NoLease> {
  const mail = await manager.findOneBy(Mail, { id: mailId });
  const ended = mail?.status === 'dead' || mail?.status === 'review';
  return ended && mail.settledAt === null ? (mail.status as 'dead' | 'review') : 'not-due';
}

/** Releases a lease whose mailbox allowance is used up; it does not count as an attempt. */
async function postpone(manager: EntityManager, mailId: string): Promise<NoLease> {
  const over = `now() >= first_due_at + interval '${mailLifetimeHours} hours'`;
  const [mail] = await rows<Selected<Mail, 'status'>>(
    manager,
    `UPDATE mails SET claim_id = NULL, lease_until = NULL, dispatched_at = NULL, attempts = attempts - 1,
       last_reply = $2, due_at = now() + interval '1 hour',
       status = CASE WHEN ${over} THEN 'dead' ELSE 'due' END, finished_at = CASE WHEN ${over} THEN now() END,
       settled_at = CASE WHEN ${over} THEN now() END
     WHERE id = $1 RETURNING status`,
    [mailId, mailboxCapReply],
  );
  return mail?.status === 'dead' ? 'capped' : 'postponed';
}
