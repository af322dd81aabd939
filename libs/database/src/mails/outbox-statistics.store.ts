import type { Mail } from '../entities/mail';

/** Number of mails that need attention, by status and recipient. */
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

/** Counts of the outbox; as fast with ten million mails as with ten. */
export abstract class OutboxStatisticsStore {
  abstract figures(): Promise<OutboxStatistics>;

  /** Mails that need attention, of the newest thousand. */
  abstract attentionCounts(): Promise<AttentionCount[]>;
}
