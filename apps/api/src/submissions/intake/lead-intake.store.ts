import type { Entry, Written } from './lead-record';

/** Where leads are written, each with its consent record and its mails. */
export interface LeadIntakeStore {
  /**
   * Writes leads, each with its consent record and all its mails: all of them or none.
   * @param entries of one form and shape; no two may share content, key or mailbox (see LeadBatch)
   * @returns what was written, without leads whose content was submitted within the join window or whose address is
   * known where it must be new
   * @throws PostgreSQL's unique violation on `idempotency_keys_pkey` where a key was used before
   */
  insert(entries: Entry[]): Promise<Written>;
}
