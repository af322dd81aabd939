import type { EntityManager } from 'typeorm';
import type { ComputedColumns } from '../selected';
import { rows } from '../sql';
import { attentionSql } from './attention';
import { salesMail } from './recipient';
import type { Mail } from '../entities/mail';

export interface AttentionCount {
  status: Extract<Mail['status'], 'due' | 'dead' | 'review'>;
  recipient: 'sales' | 'visitor';
  count: number;
}

/** Statistics of the outbox; counts end at a limit, because exact numbers would cost every reader. */
export interface OutboxStatistics {
  /**
   * Mails by status; of dead ones and those in review only the ones that need attention. Sent mails are counted by the
   * process.
   */
  byStatus: Record<'due' | 'sending' | 'dead' | 'review', number>;
  attention: AttentionCount[];
  /** Seconds that the longest waiting mail is overdue. */
  oldestDueSeconds: number;
}

/** Count limit per status: an exact number beyond it is useless and would slow down every scrape. */
const countLimit = 10_000;

// A lower limit, because these rows are also read from the table.
const attentionLimit = 1000;

const counted = (where: string, order: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM mails WHERE ${where} ORDER BY ${order} LIMIT ${countLimit}) counted)`;

/** Exported for the spec that checks the query plans. */
export const figuresSql = `
  SELECT ${counted(`status = 'due'`, 'due_at')} AS due, ${counted(`status = 'sending'`, 'lease_until')} AS sending,
    coalesce((SELECT extract(epoch FROM now() - due_at) FROM mails
              WHERE status = 'due' AND due_at <= now() ORDER BY due_at LIMIT 1), 0)::float AS "oldestDueSeconds"`;

/** Exported for the spec that checks the query plans. */
export const attentionCountsSql = `
  SELECT status, CASE WHEN sales THEN 'sales' ELSE 'visitor' END AS recipient, count(*)::int AS count
  FROM (SELECT status, ${salesMail} AS sales FROM mails WHERE ${attentionSql}
        ORDER BY created_at DESC LIMIT ${attentionLimit}) counted
  GROUP BY 1, 2 ORDER BY 1, 2`;

/**
 * Counts of the outbox from partial indexes: as fast with ten million mails as with ten. Each count is taken over a
 * subquery with a limit, which TypeORM's `count` does not have; the order in the subquery keeps the planner from a
 * sequential scan when statistics are stale. Mails that need attention are counted the same way, of the newest
 * thousand, by status and by whether sales is the recipient.
 */
export class OutboxStatisticsQueries {
  constructor(private readonly manager: EntityManager) {}

  async figures(): Promise<OutboxStatistics> {
    const [[waiting], attention] = await Promise.all([
      rows<ComputedColumns<{ due: number; sending: number; oldestDueSeconds: number }>>(this.manager, figuresSql),
      this.attentionCounts(),
    ]);
    const { due = 0, sending = 0, oldestDueSeconds = 0 } = waiting ?? {};
    const inStatus = (status: string) =>
      attention.filter((some) => some.status === status).reduce((sum, { count }) => sum + count, 0);
    return {
      byStatus: { due, sending, dead: inStatus('dead'), review: inStatus('review') },
      attention,
      oldestDueSeconds,
    };
  }

  attentionCounts(): Promise<AttentionCount[]> {
    return rows<AttentionCount>(this.manager, attentionCountsSql);
  }
}
