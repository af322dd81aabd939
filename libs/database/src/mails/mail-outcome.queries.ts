import type { EntityManager } from 'typeorm';
import type { Selected, ComputedColumns } from '../selected';
import { Mail, type MailStatus } from '../entities/mail';
import { rows } from '../sql';
import { salesMail, recipientSql } from './recipient';
import { exhaustedSql, nextTrySql, unansweredColumns } from './retry';
import { unreachedNoticeDueSql, unreachedNoticeIdSql } from './unreached-notice';
import type { LeasedMail } from './leased-mail';

/**
 * Outcome of an attempt: accepted, refused permanently, to be retried, no response after the final dot, or not made
 * because the mail no longer applies.
 */
export type SendOutcome = 'accepted' | 'refused' | 'deferred' | 'unanswered' | 'withdrawn';

/** The reply to the attempt of a leased mail, or our own reason; without addresses. */
export interface Reply {
  lease: Pick<LeasedMail, 'id' | 'leaseId'>;
  reply: string;
}

const maxReplyLength = 500;

const released = 'last_reply = tried.reply, claim_id = NULL, lease_until = NULL, dispatched_at = NULL';
/*
 * A definite reply counts even if the lease expired in the meantime (the database was unavailable), unless another
 * worker has leased the mail since: this is why an expired lease leaves its id in the row.
 */
const notSuperseded = `status IN ('sending', 'due', 'review')`;
const stillLeased = `status = 'sending'`;

/** The columns of a mail that is retried unless `over`, and then is dead. */
const retryUnless = (over: string) => `
  final_dot_at = NULL, due_at = ${nextTrySql},
  status = CASE WHEN ${over} THEN 'dead' ELSE 'due' END,
  finished_at = CASE WHEN ${over} THEN now() END`;

/** Changes of a mail per outcome, and the condition for them. */
const changes: Record<SendOutcome, [columns: string, which: string]> = {
  accepted: [`${released}, status = 'sent', finished_at = now()`, notSuperseded],
  withdrawn: [`${released}, status = 'dead', finished_at = now(), settled_at = now()`, notSuperseded],
  // The sales mailbox may be full over a weekend: its mails are retried like deferred ones.
  refused: [
    `${released}, refusals = refusals + 1, ${retryUnless(`(NOT ${salesMail} OR ${exhaustedSql})`)}`,
    notSuperseded,
  ],
  deferred: [`${released}, ${retryUnless(exhaustedSql)}`, stillLeased],
  unanswered: [`last_reply = tried.reply, ${unansweredColumns}`, stillLeased],
};

/** $1 mails, $2 lease ids, $3 replies; locked in the order of ids to avoid deadlocks. */
const recording = ([columns, which]: [string, string]) => `
  WITH tried AS (
    SELECT mails.id AS mail, mails.claim_id AS lease, try.reply FROM mails JOIN unnest($1::uuid[], $2::uuid[], $3::text[]) AS try (id, claim_id, reply)
      ON try.id = mails.id AND try.claim_id = mails.claim_id
    WHERE ${which} ORDER BY mails.id FOR UPDATE OF mails),
  recorded AS (
    UPDATE mails SET ${columns} FROM tried WHERE mails.id = tried.mail
    RETURNING id, tried.lease, status, kind, form, lead_id, ${recipientSql} AS meant)`;

/**
 * Notifies sales of a visitor whom no mail reaches, in the same statement, once per lead: the notice's id is derived
 * from the lead's.
 */
const notice = `, notice AS (
  INSERT INTO mails (id, kind, form, lead_id, recipient, about_mail, due_at, first_due_at)
  SELECT ${unreachedNoticeIdSql('lead_id')}, 'unreached-notification', form, lead_id, 'sales', id,
    ${unreachedNoticeDueSql}, ${unreachedNoticeDueSql} FROM recorded
  WHERE status = 'dead' AND meant = 'visitor' AND form <> 'operations'
    AND kind NOT LIKE '%-notification'
  ON CONFLICT DO NOTHING)`;

const texts = new Map(
  Object.entries(changes).map(([outcome, change]) => [
    outcome,
    `${recording(change)}${outcome === 'withdrawn' ? '' : notice} SELECT lease, status FROM recorded`,
  ]),
);

/**
 * Outcomes of attempts, written for many mails in one statement and one commit.
 * `tried` makes a table of the lists and locks those mails whose lease is still the latest, in the order of ids;
 * `recorded` changes them by the outcome (sent, dead, due again, review) and returns their status; `notice` enqueues a
 * mail to sales for each dead one to a visitor, under an id derived from the lead's, so that the primary key refuses a
 * second one. All or nothing is written. TypeORM has no UPDATE from a list, and no second write that reads what the
 * first one changed.
 */
export class MailOutcomeQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Records attempts with the same outcome, all or none.
   * @returns each mail's status; undefined if the lease was lost and the outcome no longer counts
   */
  async record(outcome: SendOutcome, replies: Reply[]): Promise<(MailStatus | undefined)[]> {
    const recorded = await rows<Selected<Mail, 'status'> & ComputedColumns<{ lease: string }>>(
      this.manager,
      texts.get(outcome) ?? '',
      [
        replies.map(({ lease }) => lease.id),
        replies.map(({ lease }) => lease.leaseId),
        replies.map(({ reply }) => reply.slice(0, maxReplyLength)),
      ],
    );
    const statusOfLease = new Map(recorded.map(({ lease, status }) => [lease, status]));
    return replies.map(({ lease }) => statusOfLease.get(lease.leaseId));
  }

  /**
   * Marks a mail that the server accepted for some recipients and refused for others.
   * @param recipients number of the others
   * @param bounced whether it counts as come back
   */
  async markPartlyRefused(mailId: string, recipients: number, bounced: boolean): Promise<void> {
    const lastReply = `refused for ${recipients} of its recipients`;
    await this.manager.update(Mail, { id: mailId }, { lastReply, ...(bounced && { bouncedAt: () => 'now()' }) });
  }
}
