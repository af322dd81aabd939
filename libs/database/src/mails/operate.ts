import type { EntityManager } from 'typeorm';
import type { Mail } from '../entities/mail';
import { OperatorAction } from '../entities/operator-action';
import type { Selected } from '../selected';
import { rows } from '../sql';
import { statement } from '../statement';

/** What an operator may decide about a mail. */
export type MailDecision = 'retry' | 'give-up';

/*
 * Each statement notes the decision in the row's own transaction, with where the mail stood before and no address. A mail
 * that is sent or being sent at this moment is left alone: nothing is to be decided about it.
 */
const decide = (changes: string, which: string) =>
  statement<Selected<Mail, 'id'> & Selected<OperatorAction, 'actor' | 'action'>>(
    (at) => `
  WITH before AS (SELECT id, status, attempts, last_reply FROM mails WHERE id = ${at.id} AND ${which} FOR UPDATE),
    decided AS (UPDATE mails SET ${changes} FROM before WHERE mails.id = before.id RETURNING mails.id)
  INSERT INTO operator_actions (actor, action, subject, details)
  SELECT ${at.actor}, ${at.action}, id, jsonb_build_object('status', status, 'attempts', attempts, 'reply', last_reply) FROM before
  WHERE id IN (SELECT id FROM decided) RETURNING subject`,
  );

const statements: Record<MailDecision, ReturnType<typeof decide>> = {
  // As if it fell due for the first time: all its tries lie ahead again.
  retry: decide(
    `status = 'due', due_at = now(), first_due_at = now(), attempts = 0, refusals = 0, unanswered = 0, final_dot_at = NULL,
     claim_id = NULL, dispatched_at = NULL, finished_at = NULL, settled_at = NULL`,
    `status IN ('due', 'dead', 'review')`,
  ),
  'give-up': decide(
    `status = 'dead', settled_at = now(), finished_at = coalesce(finished_at, now()), claim_id = NULL, dispatched_at = NULL`,
    `status IN ('due', 'dead', 'review') AND settled_at IS NULL`,
  ),
};

/**
 * Sends a mail again from the beginning, or settles that it is not to be sent.
 * @param actor the operator's user name, or `command line`
 * @returns false where there is nothing to decide: no such mail, sent already, being sent, or given up before
 */
export async function decideMail(
  manager: EntityManager,
  mailId: string,
  decision: MailDecision,
  actor: string,
): Promise<boolean> {
  const decided = await rows(manager, statements[decision]({ id: mailId, actor, action: `mail-${decision}` }));
  if (decided.length > 0 && decision === 'retry') await manager.query('NOTIFY mails_due');
  return decided.length > 0;
}

/** Notes something else that an operator did; no personal data. */
export async function noteAction(
  manager: EntityManager,
  actor: string,
  action: string,
  details: OperatorAction['details'] = {},
): Promise<void> {
  await manager.insert(OperatorAction, { actor, action, details });
}
