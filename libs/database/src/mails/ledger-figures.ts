import type { EntityManager } from 'typeorm';
import type { WorkedOut } from '../selected';
import { rows } from '../sql';
import { attentionCounts, countLimit } from './attention';

/** What the ledger says of itself; counts go up to a limit, where the exact number would cost every reader. */
export interface LedgerFigures {
  /** Mails by status; of the dead and doubtful ones only those that want a person. What was sent, the process counts. */
  byStatus: Record<'due' | 'sending' | 'dead' | 'review', number>;
  /** Mails that want a person, by where they stand and who is meant. */
  attention: { status: 'due' | 'dead' | 'review'; recipient: 'sales' | 'visitor'; count: number }[];
  /** How many seconds the longest waiting mail is overdue. */
  oldestDueSeconds: number;
}

/*
 * Each count reads one small index in its order, and no more of it than the limit. The order is there for the planner:
 * without it, a table whose statistics are old could be read from end to end.
 */
const counted = (where: string, order: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM mails WHERE ${where} ORDER BY ${order} LIMIT ${countLimit}) counted)`;

/** Exported for the spec that holds the plans to their indexes. */
export const figuresSql = `
  SELECT ${counted(`status = 'due'`, 'due_at')} AS due, ${counted(`status = 'sending'`, 'lease_until')} AS sending,
    coalesce((SELECT extract(epoch FROM now() - due_at) FROM mails
              WHERE status = 'due' AND due_at <= now() ORDER BY due_at LIMIT 1), 0)::float AS "oldestDueSeconds"`;

/** The figures of the ledger, out of its small indexes: as quick with ten million mails as with ten. */
export async function ledgerFigures(manager: EntityManager): Promise<LedgerFigures> {
  const [[waiting], attention] = await Promise.all([
    rows<WorkedOut<{ due: number; sending: number; oldestDueSeconds: number }>>(manager, figuresSql),
    attentionCounts(manager),
  ]);
  const { due = 0, sending = 0, oldestDueSeconds = 0 } = waiting ?? {};
  const wanting = (status: string) =>
    attention.filter((some) => some.status === status).reduce((sum, { count }) => sum + count, 0);
  return {
    byStatus: { due, sending, dead: wanting('dead'), review: wanting('review') },
    attention,
    oldestDueSeconds,
  };
}
