import type { EntityManager } from 'typeorm';
import { Mail } from '../entities/mail';
import type { Selected } from '../selected';
import { affected, rows } from '../sql';
import type { LeasedMail, NoLease } from './leased-mail';
import { MailboxAllowanceQueries } from './mailbox-allowance.queries';
import { recipientSql } from './recipient';
import { mailLifetimeHours, unansweredColumns } from './retry';

/** Seconds a lease counts without being renewed. */
export const leaseSeconds = 10;

/** Why a mail is dead that its mailbox had no room for. */
const mailboxCapReply = 'mailbox cap';

/** Mails taken back from workers that died or lost the database, by what is known of them. */
export interface TakenBack {
  /** The final dot had not left: due again at once. */
  unsent: number;
  /** It may have left: the ambiguous case. */
  unanswered: number;
}

type Claim = Pick<LeasedMail, 'id' | 'claimId'>;
const columnsOf = (claims: Claim[]) => [claims.map(({ id }) => id), claims.map(({ claimId }) => claimId)];

const claimedColumns = `mails.id, claim_id AS "claimId", kind, form, lead_id AS "leadId", to_address AS "toAddress",
  ${recipientSql} AS recipient, refusals, about_mail AS "aboutMail", created_at AS "createdAt", now() AS "claimedAt"`;

const asksMailbox = '(needs_allowance AND to_address IS NOT NULL)';

const claiming = (which: string) => `
  WITH due AS (
    SELECT id FROM mails WHERE id = ANY ($1::uuid[]) AND status = 'due' AND due_at <= now() AND ${which}
    ORDER BY id FOR UPDATE)
  UPDATE mails SET status = 'sending', attempts = attempts + 1, claim_id = gen_random_uuid(),
    lease_until = now() + make_interval(secs => $2), final_dot_at = NULL
  FROM due WHERE mails.id = due.id
  RETURNING ${claimedColumns}`;

/** The leases $1 (mails) and $2 (claims), locked in the order of ids where they still count. */
const heldSql = (which: string) => `
  SELECT mails.id FROM mails JOIN unnest($1::uuid[], $2::uuid[]) AS claim (id, claim_id) USING (id)
  WHERE mails.claim_id = claim.claim_id AND status = 'sending' AND ${which} ORDER BY mails.id FOR UPDATE OF mails`;

const expiredSql = (dotLeft: boolean) => `
  SELECT id FROM mails WHERE status = 'sending' AND lease_until < now() AND final_dot_at IS ${dotLeft ? 'NOT ' : ''}NULL
  ORDER BY lease_until LIMIT $1 FOR UPDATE SKIP LOCKED`;

/**
 * Leases of mails: which worker alone may send which mail, and until when, by the database's clock.
 *
 * Claiming: `due` locks those of the mails that are due, in the order of their ids, as every statement does that changes
 * several mails, so that two of them cannot wait for each other; a mail that is locked is waited for, since the relay may
 * not have committed yet what it put on the queue. The UPDATE then gives each a claim of its own and a lease, and returns
 * what is needed to write the mail.
 *
 * Renewing and marking the final dot: the lists of mails and claims become a table (`unnest`), whose rows are locked where
 * the claim still holds the mail; only those are changed. Ending: leases that ran out are locked, passing over what
 * another reconciler has locked (SKIP LOCKED); the claim's id stays where the dot may have left, so that a late clear
 * answer of its holder still counts.
 *
 * TypeORM can do neither: it has no UPDATE from a list of pairs, and no rows back from an UPDATE of many.
 */
export class MailLeaseQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Claims those of the mails that are due by the database clock and need not ask their mailbox.
   * @param mailIds one that stands there twice is claimed once
   * @returns the claims, in the order of the ids; of the others `claimAsking` knows more
   */
  async claim(mailIds: string[]): Promise<(LeasedMail | undefined)[]> {
    const claimed = await rows<LeasedMail>(this.manager, claiming(`NOT ${asksMailbox}`), [mailIds, leaseSeconds]);
    const claims = new Map(claimed.map((mail) => [mail.id, mail]));
    return mailIds.map((id) => {
      const claim = claims.get(id);
      claims.delete(id);
      return claim;
    });
  }

  /**
   * Claims a mail whose mailbox must be asked, or says why there is no claim. The mailbox cap is asked in the same
   * transaction, once: a mail that was granted keeps its grant over all its tries.
   */
  async claimAsking(mailId: string): Promise<LeasedMail | NoLease> {
    return this.manager.transaction(async (manager) => {
      const [mail] = await rows<LeasedMail>(manager, claiming(asksMailbox), [[mailId], leaseSeconds]);
      if (!mail || mail.toAddress === null) return whyNot(manager, mailId);
      if (!(await new MailboxAllowanceQueries(manager).take(mail.toAddress))) return postpone(manager, mailId);
      await manager.update(Mail, { id: mailId }, { needsAllowance: false });
      return mail;
    });
  }

  /** Renews leases whose mails are still being sent; one that was taken away stays away. */
  async renew(claims: Claim[]): Promise<void> {
    await rows(
      this.manager,
      `WITH held AS (${heldSql('true')})
       UPDATE mails SET lease_until = now() + make_interval(secs => $3) FROM held WHERE mails.id = held.id`,
      [...columnsOf(claims), leaseSeconds],
    );
  }

  /**
   * Commits that final dots are about to leave: from here on the mails may have arrived, whatever happens to us.
   * @returns for each claim whether it still counts; where it does not, the dot must not be sent
   */
  async markFinalDots(claims: Claim[]): Promise<boolean[]> {
    const marked = await rows<Pick<Claim, 'claimId'>>(
      this.manager,
      `WITH held AS (${heldSql('lease_until > now()')})
       UPDATE mails SET final_dot_at = now() FROM held WHERE mails.id = held.id RETURNING claim_id AS "claimId"`,
      columnsOf(claims),
    );
    // By the claim: one that was lost and the one that took its place may come together.
    const good = new Set(marked.map(({ claimId }) => claimId));
    return claims.map(({ claimId }) => good.has(claimId));
  }

  /** Ends leases that ran out. */
  async endExpired(limit: number): Promise<TakenBack> {
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

async function whyNot(manager: EntityManager, mailId: string): Promise<NoLease> {
  const mail = await manager.findOneBy(Mail, { id: mailId });
  const ended = mail?.status === 'dead' || mail?.status === 'review';
  return ended && mail.settledAt === null ? (mail.status as 'dead' | 'review') : 'not-due';
}

/** Gives a lease back that its mailbox has no room for now; asking was no attempt. */
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
