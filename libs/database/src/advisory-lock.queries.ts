import type { EntityManager } from 'typeorm';
import type { ComputedColumns } from './selected';
import { rows } from './sql';

/** PostgreSQL's advisory locks, for mutual exclusion between processes if there is no row to lock. TypeORM has none. */
export class AdvisoryLockQueries {
  /** @param manager of a single connection: a query runner's, or a transaction's */
  constructor(private readonly manager: EntityManager) {}

  /** Does not wait; the lock belongs to the connection until it is released or the connection ends. */
  async tryTake(lock: number): Promise<boolean> {
    const [answer] = await rows<ComputedColumns<{ taken: boolean }>>(
      this.manager,
      'SELECT pg_try_advisory_lock($1) AS taken',
      [lock],
    );
    return answer?.taken ?? false;
  }

  async release(lock: number): Promise<void> {
    await rows(this.manager, 'SELECT pg_advisory_unlock($1)', [lock]);
  }

  /** Waits; the lock ends with the transaction. */
  async takeForTransaction(lock: number): Promise<void> {
    await rows(this.manager, 'SELECT pg_advisory_xact_lock($1)', [lock]);
  }
}
