/** Mutual exclusion between processes where there is no row to lock. */
export interface AdvisoryLockStore {
  /** Does not wait; the lock belongs to the connection until it is released or the connection ends. */
  tryTake(lock: number): Promise<boolean>;

  release(lock: number): Promise<void>;

  /** Waits; the lock ends with the transaction. */
  takeForTransaction(lock: number): Promise<void>;
}
