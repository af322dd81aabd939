/** Time limits of a process for the database in milliseconds; 0 means none. */
export interface DatabaseTimeouts {
  /** For opening a connection or waiting for a free one. */
  connect: number;
  /** For a lock of another transaction. */
  lock: number;
  /** For the whole statement, enforced by the server. */
  statement: number;
  /** For the server's response to an overdue statement; after that the connection is considered dead. */
  answer: number;
}

/** A visitor gets an error to retry within three seconds. */
export const visitorTimeouts: DatabaseTimeouts = { connect: 2000, lock: 1500, statement: 2200, answer: 2500 };
export const workerTimeouts: DatabaseTimeouts = { connect: 5000, lock: 10_000, statement: 15_000, answer: 20_000 };
/**
 * Visitors queue behind a schema change that waits for a lock, so its lock timeout is short; its statements have no
 * limit.
 */
export const migrationTimeouts: DatabaseTimeouts = { connect: 5000, lock: 2000, statement: 0, answer: 0 };

/**
 * Milliseconds after which PostgreSQL ends a session that is idle in a transaction, so that a suspended process
 * releases its locks.
 */
const idleInTransactionMs = 30_000;

export function sessionTimeouts({ lock, statement }: Pick<DatabaseTimeouts, 'lock' | 'statement'>) {
  return {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}
