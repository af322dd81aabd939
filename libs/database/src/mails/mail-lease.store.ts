import type { LeasedMail, NoLease } from './leased-mail';

/** Leases that expired because their worker died or lost the database. */
export interface ExpiredLeases {
  /** The final dot was not sent: due again immediately. */
  unsent: number;
  /** The final dot may have been sent: outcome unknown. */
  unanswered: number;
}

export type LeaseKey = Pick<LeasedMail, 'id' | 'leaseId'>;

/** Leases: which worker alone may send which mail, and until when, by the database clock. */
export abstract class MailLeaseStore {
  /**
   * Leases those of the mails that are due by the database clock and need no mailbox allowance.
   * @param mailIds a repeated id is leased once
   * @returns the leases in the order of the ids; undefined where `acquireWithAllowance` decides
   */
  abstract acquire(mailIds: string[]): Promise<(LeasedMail | undefined)[]>;

  /**
   * Leases a mail that needs a mailbox allowance, or says why not. The allowance is taken in the same transaction,
   * once: a granted mail keeps it over all its attempts.
   */
  abstract acquireWithAllowance(mailId: string): Promise<LeasedMail | NoLease>;

  /** Renews leases whose mails are still being sent; a lost lease stays lost. */
  abstract renew(leases: LeaseKey[]): Promise<void>;

  /**
   * Commits that final dots are about to be sent: from here on the mails may have arrived.
   * @returns for each lease whether it is still valid; where it is not, the dot must not be sent
   */
  abstract markFinalDots(leases: LeaseKey[]): Promise<boolean[]>;

  /** Ends expired leases. */
  abstract endExpired(limit: number): Promise<ExpiredLeases>;
}
