import type { EntityManager } from 'typeorm';
import type { Mail } from '../entities/mail';
import type { Filled, Selected, WorkedOut } from '../selected';
import { rows } from '../sql';
import { takeAllowance } from './mailbox-allowance';
import { recipientSql } from './recipient';
import { mailLifetimeHours } from './retry';

/** Seconds a claim counts without being prolonged. */
export const leaseSeconds = 10;

/** Why a mail is dead that its mailbox had no room for. */
const mailboxCapReply = 'mailbox cap';

/** A mail that this process alone may send. */
export type ClaimedMail = Selected<
  Mail,
  'id' | 'kind' | 'form' | 'leadId' | 'toAddress' | 'refusals' | 'aboutMail' | 'createdAt'
> &
  // A claim names itself, and rows of earlier versions tell by their kind who is meant.
  Filled<Selected<Mail, 'claimId' | 'recipient'>> & {
    /** The present by the database's clock, which decides what a mail may still say. */
    claimedAt: Date;
  };

/** Why there is no claim: it is not due (any more), its mailbox has had its share, or it came to nothing and wants a person. */
export type NoClaim = 'not-due' | 'postponed' | 'capped' | 'dead' | 'review';

const claimedColumns = `mails.id, claim_id AS "claimId", kind, form, lead_id AS "leadId", to_address AS "toAddress",
  ${recipientSql} AS recipient, refusals, about_mail AS "aboutMail", created_at AS "createdAt", now() AS "claimedAt"`;

/*
 * Locks are taken in the order of ids wherever several mails are changed at once, so that two statements cannot wait for
 * each other. A mail that is locked is waited for: the relay may not have committed yet what it put on the queue.
 */
const claiming = (which: string) => `
  WITH due AS (
    SELECT id FROM mails WHERE id = ANY ($1::uuid[]) AND status = 'due' AND due_at <= now() AND ${which}
    ORDER BY id FOR UPDATE)
  UPDATE mails SET status = 'sending', attempts = attempts + 1, claim_id = gen_random_uuid(),
    lease_until = now() + make_interval(secs => $2), final_dot_at = NULL
  FROM due WHERE mails.id = due.id
  RETURNING ${claimedColumns}`;

const asksMailbox = '(needs_allowance AND to_address IS NOT NULL)';

/**
 * Claims those of the mails that are due by the database clock and need not ask their mailbox.
 * @param mailIds one that stands there twice is claimed once
 * @returns the claims, in the order of the ids; of the others `claimAsking` knows more
 */
export async function claimMails(manager: EntityManager, mailIds: string[]): Promise<(ClaimedMail | undefined)[]> {
  const claimed = await rows<ClaimedMail>(manager, claiming(`NOT ${asksMailbox}`), [mailIds, leaseSeconds]);
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
export async function claimAsking(manager: EntityManager, mailId: string): Promise<ClaimedMail | NoClaim> {
  return manager.transaction(async (manager) => {
    const [mail] = await rows<ClaimedMail>(manager, claiming(asksMailbox), [[mailId], leaseSeconds]);
    if (!mail || mail.toAddress === null) return whyNot(manager, mailId);
    if (!(await takeAllowance(manager, mail.toAddress))) return postpone(manager, mailId);
    await manager.query('UPDATE mails SET needs_allowance = false WHERE id = $1', [mailId]);
    return mail;
  });
}

async function whyNot(manager: EntityManager, mailId: string): Promise<NoClaim> {
  const [mail] = await rows<WorkedOut<{ status: 'dead' | 'review' }>>(
    manager,
    `SELECT status FROM mails WHERE id = $1 AND status IN ('dead', 'review') AND settled_at IS NULL`,
    [mailId],
  );
  return mail?.status ?? 'not-due';
}

/** Gives a claim back that its mailbox has no room for now; asking was no attempt. */
async function postpone(manager: EntityManager, mailId: string): Promise<NoClaim> {
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

/** SQL of the claims $1 (mails) and $2 (claims), locked in the order of ids where they still count. */
const heldSql = (which: string) => `
  SELECT mails.id FROM mails JOIN unnest($1::uuid[], $2::uuid[]) AS claim (id, claim_id) USING (id)
  WHERE mails.claim_id = claim.claim_id AND status = 'sending' AND ${which} ORDER BY mails.id FOR UPDATE OF mails`;

type Claim = Pick<ClaimedMail, 'id' | 'claimId'>;
const columnsOf = (claims: Claim[]) => [claims.map(({ id }) => id), claims.map(({ claimId }) => claimId)];

/** Prolongs claims whose mails are still being sent; one that was taken away stays away. */
export async function prolongClaims(manager: EntityManager, claims: Claim[]): Promise<void> {
  await manager.query(
    `WITH held AS (${heldSql('true')})
     UPDATE mails SET lease_until = now() + make_interval(secs => $3) FROM held WHERE mails.id = held.id`,
    [...columnsOf(claims), leaseSeconds],
  );
}

/**
 * Commits that final dots are about to leave: from here on the mails may have arrived, whatever happens to us.
 * @returns for each claim whether it still counts; where it does not, the dot must not be sent
 */
export async function markFinalDots(manager: EntityManager, claims: Claim[]): Promise<boolean[]> {
  const marked = await rows<Pick<Claim, 'claimId'>>(
    manager,
    `WITH held AS (${heldSql('lease_until > now()')})
     UPDATE mails SET final_dot_at = now() FROM held WHERE mails.id = held.id RETURNING claim_id AS "claimId"`,
    columnsOf(claims),
  );
  // By the claim: one that was lost and the one that took its place may come together.
  const good = new Set(marked.map(({ claimId }) => claimId));
  return claims.map(({ claimId }) => good.has(claimId));
}
