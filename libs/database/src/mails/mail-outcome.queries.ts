import type { EntityManager } from 'typeorm';
import type { Selected, WorkedOut } from '../selected';
import type { Mail, MailStatus } from '../entities/mail';
import { rows } from '../sql';
import type { LeasedMail } from './leased-mail';
import { salesMail, recipientSql } from './recipient';
import { exhaustedSql, nextTrySql, unansweredColumns } from './retry';

/**
 * How a try ended: taken, refused for good, to be tried again, broken off after the final dot without an answer, or not
 * made because the mail had lost its sense.
 */
export type TryOutcome = 'accepted' | 'refused' | 'deferred' | 'unanswered' | 'withdrawn';

// A server may be talkative.
const maxReplyLength = 500;

const released = 'last_reply = tried.reply, claim_id = NULL, lease_until = NULL, dispatched_at = NULL';
/*
 * A clear answer counts even when the claim has run out meanwhile (the database was away just then) as long as nobody
 * else has claimed the mail since: that is why an expired claim leaves its id in the row.
 */
const clearAnswer = `status IN ('sending', 'due', 'review')`;
const held = `status = 'sending'`;

/** The columns of a mail that is tried again unless `over`, and then is dead. */
const againUnless = (over: string) => `
  final_dot_at = NULL, due_at = ${nextTrySql},
  status = CASE WHEN ${over} THEN 'dead' ELSE 'due' END,
  finished_at = CASE WHEN ${over} THEN now() END`;

/** What becomes of a mail, and where it must stand for that. */
const changes: Record<TryOutcome, [columns: string, which: string]> = {
  accepted: [`${released}, status = 'sent', finished_at = now()`, clearAnswer],
  withdrawn: [`${released}, status = 'dead', finished_at = now(), settled_at = now()`, clearAnswer],
  // The house's own mailbox may be full until Monday: its mails are tried on like any that is deferred.
  refused: [
    `${released}, refusals = refusals + 1, ${againUnless(`(NOT ${salesMail} OR ${exhaustedSql})`)}`,
    clearAnswer,
  ],
  deferred: [`${released}, ${againUnless(exhaustedSql)}`, held],
  unanswered: [`last_reply = tried.reply, ${unansweredColumns}`, held],
};

/** $1 mails, $2 claims, $3 replies; locked in the order of ids, so that two such statements never wait for each other. */
const recording = ([columns, which]: [string, string]) => `
  WITH tried AS (
    SELECT mails.id AS mail, mails.claim_id AS claim, try.reply FROM mails JOIN unnest($1::uuid[], $2::uuid[], $3::text[]) AS try (id, claim_id, reply)
      ON try.id = mails.id AND try.claim_id = mails.claim_id
    WHERE ${which} ORDER BY mails.id FOR UPDATE OF mails),
  recorded AS (
    UPDATE mails SET ${columns} FROM tried WHERE mails.id = tried.mail
    RETURNING id, tried.claim, status, kind, form, lead_id, ${recipientSql} AS meant)`;

/**
 * A visitor whom no answer of ours reaches is told of to sales in the same statement, once for each lead: the notice's id
 * is made of the lead's.
 */
const notice = `, notice AS (
  INSERT INTO mails (id, kind, form, lead_id, recipient, about_mail)
  SELECT md5('unreached ' || lead_id)::uuid, 'unreached-notification', form, lead_id, 'sales', id FROM recorded
  WHERE status = 'dead' AND meant = 'visitor' AND form <> 'operations'
    AND kind NOT LIKE '%-notification'
  ON CONFLICT DO NOTHING)`;

const texts = new Map(
  Object.entries(changes).map(([outcome, change]) => [
    outcome,
    `${recording(change)}${outcome === 'withdrawn' ? '' : notice} SELECT claim, status FROM recorded`,
  ]),
);

/** What the server said to the try of a claimed mail, or we of it; without addresses. */
export interface Reply {
  claim: Pick<LeasedMail, 'id' | 'claimId'>;
  reply: string;
}

/**
 * How tries of mails ended, written for many mails in one statement and one commit.
 *
 * `tried` makes a table of the lists of mails, claims and replies and locks those mails whose claim is still the latest,
 * in the order of ids; `recorded` changes them as the outcome says (sent, dead, due again after the next wait, in doubt)
 * and gives back where each stands now; `notice` owes sales a mail for each dead one that was meant for a visitor, under
 * an id made of the lead's, so that a second one is refused by the primary key. All or nothing is written.
 * TypeORM has no UPDATE from a list, and no second write that reads what the first one changed.
 */
export class MailOutcomeQueries {
  constructor(private readonly manager: EntityManager) {}

  /**
   * Writes down tries that ended in the same way, all or none.
   * @returns for each where its mail stands now; undefined where the claim was lost, so that the result no longer counts
   */
  async record(outcome: TryOutcome, replies: Reply[]): Promise<(MailStatus | undefined)[]> {
    const recorded = await rows<Selected<Mail, 'status'> & WorkedOut<{ claim: string }>>(
      this.manager,
      texts.get(outcome) ?? '',
      [
        replies.map(({ claim }) => claim.id),
        replies.map(({ claim }) => claim.claimId),
        replies.map(({ reply }) => reply.slice(0, maxReplyLength)),
      ],
    );
    const statusOfClaim = new Map(recorded.map(({ claim, status }) => [claim, status]));
    return replies.map(({ claim }) => statusOfClaim.get(claim.claimId));
  }
}
