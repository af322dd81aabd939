import { type EntityManager, In, IsNull } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Mail } from '../entities/mail';
import { type ActionDetails, OperatorAction } from '../entities/operator-action';
import { notifyMailsDue } from './mails-due-notifier';

export type MailDecision = 'retry' | 'give-up';

/** The statuses that allow a decision; a mail that is sent or being sent allows none. */
const undecided = In<Mail['status']>(['due', 'dead', 'review']);

const decidable = {
  retry: { status: undecided },
  'give-up': { status: undecided, settledAt: IsNull() },
} as const;

const changes: Record<MailDecision, QueryDeepPartialEntity<Mail>> = {
  // Starts over: all attempts are available again.
  retry: {
    status: 'due',
    dueAt: () => 'now()',
    firstDueAt: () => 'now()',
    attempts: 0,
    refusals: 0,
    unanswered: 0,
    finalDotAt: null,
    leaseId: null,
    dispatchedAt: null,
    finishedAt: null,
    settledAt: null,
  },
  'give-up': {
    status: 'dead',
    settledAt: () => 'now()',
    finishedAt: () => 'coalesce(finished_at, now())',
    leaseId: null,
    dispatchedAt: null,
  },
};

/**
 * Sends a mail again with all attempts, or decides that it is not sent. The decision is recorded in the same
 * transaction, with the previous status and without an address.
 * @param actor the operator's user name, or `command line`
 * @returns false if there is nothing to decide: no such mail, sent already, being sent, or given up before
 */
export async function decideMail(
  manager: EntityManager,
  mailId: string,
  decision: MailDecision,
  actor: string,
): Promise<boolean> {
  const decided = await manager.transaction(async (own) => {
    const where = { id: mailId, ...decidable[decision] };
    const mail = await own.findOne(Mail, { where, lock: { mode: 'pessimistic_write' } });
    if (!mail) return false;
    await own.update(Mail, { id: mailId }, changes[decision]);
    const { status, attempts, lastReply: reply } = mail;
    await own.insert(OperatorAction, {
      actor,
      action: `mail-${decision}`,
      subject: mailId,
      details: { status, attempts, reply },
    });
    return true;
  });
  if (decided && decision === 'retry') await notifyMailsDue(manager);
  return decided;
}

/** Records another action of an operator, without personal data. */
export async function noteAction(
  manager: EntityManager,
  actor: string,
  action: string,
  details: ActionDetails = {},
): Promise<void> {
  await manager.insert(OperatorAction, { actor, action, details });
}
