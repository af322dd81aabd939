import { salesMail } from './recipient';

/** Hours after it first fell due in which a mail to a visitor is retried. */
export const mailLifetimeHours = 48;

/** The same for mails to sales: a mailbox that is full over a long weekend must not cost a lead. */
const salesMailLifetimeHours = 7 * 24;

/** Delays in seconds after the first, second … failed attempt; the last one repeats (rule mail.retry). */
const retryWaits = [60, 300, 900, 3600, 14_400] as const;

/** Delay in seconds before the one retry after a missing response. */
const unansweredWait = 60;

/**
 * SQL for the delay after the current number of attempts.
 * @param attempts SQL of the number of attempts so far, at least 1
 */
function retryWaitSql(attempts: string): string {
  return `make_interval(secs => (ARRAY[${retryWaits.join(', ')}])[LEAST(${attempts}, ${retryWaits.length})])`;
}

/** SQL for the time of a mail's last attempt. */
const lastTrySql = `(first_due_at + make_interval(hours =>
  CASE WHEN ${salesMail} THEN ${salesMailLifetimeHours} ELSE ${mailLifetimeHours} END))`;

/** SQL for the time of the next attempt: after its delay, the last one at the end of the mail's lifetime. */
export const nextTrySql = `GREATEST(now() + interval '1 minute', LEAST(now() + ${retryWaitSql('attempts')}, ${lastTrySql}))`;

/**
 * SQL that is true if no attempt is left: the lifetime is over and every delay was used. A mail whose first attempt
 * is at the end of its lifetime, after a long outage, is still retried for some hours.
 */
export const exhaustedSql = `(now() >= ${lastTrySql} AND attempts > ${retryWaits.length})`;

/**
 * Columns after an attempt without a response to the final dot: one retry, then review. Expressions see the row before
 * the update.
 */
export const unansweredColumns = `
  status = CASE WHEN unanswered = 0 THEN 'due' ELSE 'review' END,
  due_at = CASE WHEN unanswered = 0 THEN now() + interval '${unansweredWait} seconds' ELSE due_at END,
  finished_at = CASE WHEN unanswered = 0 THEN NULL ELSE now() END,
  unanswered = unanswered + 1, lease_until = NULL, dispatched_at = NULL`;
