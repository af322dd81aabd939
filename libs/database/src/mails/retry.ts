import { salesMail } from './recipient';

/** Hours after it first fell due in which a mail to a visitor is tried again. */
export const mailLifetimeHours = 48;

/** The same for the house's own addresses: a mailbox that is full over a long weekend must not cost a lead. */
const houseMailLifetimeHours = 7 * 24;

/** Waits after the first, second … failed try, in seconds; the last one repeats (rule mail.retry). */
const retryWaits = [60, 300, 900, 3600, 14_400] as const;

/** Wait before the one more try after a break without an answer, in seconds. */
const unansweredWait = 60;

/**
 * SQL for the wait after the present number of attempts.
 * @param attempts SQL of the number of tries so far, at least 1
 */
function retryWaitSql(attempts: string): string {
  return `make_interval(secs => (ARRAY[${retryWaits.join(', ')}])[LEAST(${attempts}, ${retryWaits.length})])`;
}

/** SQL for the moment at which a mail's tries end. */
const lastTrySql = `(first_due_at + make_interval(hours =>
  CASE WHEN ${salesMail} THEN ${houseMailLifetimeHours} ELSE ${mailLifetimeHours} END))`;

/** SQL for the time of the next try: after its wait, the last one when the mail's time is over. */
export const nextTrySql = `GREATEST(now() + interval '1 minute', LEAST(now() + ${retryWaitSql('attempts')}, ${lastTrySql}))`;

/**
 * SQL that is true where tries have come to an end: the time is over and every wait was had. A mail that only begins to
 * be tried when its time is over, because everything was down for days, is still tried for some hours.
 */
export const exhaustedSql = `(now() >= ${lastTrySql} AND attempts > ${retryWaits.length})`;

/**
 * Columns of a try that ended after the final dot without an answer: one more try, then a person has to look.
 * Expressions see the row as it was before.
 */
export const unansweredColumns = `
  status = CASE WHEN unanswered = 0 THEN 'due' ELSE 'review' END,
  due_at = CASE WHEN unanswered = 0 THEN now() + interval '${unansweredWait} seconds' ELSE due_at END,
  finished_at = CASE WHEN unanswered = 0 THEN NULL ELSE now() END,
  unanswered = unanswered + 1, lease_until = NULL, dispatched_at = NULL`;
