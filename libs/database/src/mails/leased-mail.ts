import type { Mail } from '../entities/mail';
import type { WithoutNulls, Selected } from '../selected';

/** A mail that only this process may send. */
export type LeasedMail = Selected<
  Mail,
  'id' | 'kind' | 'form' | 'leadId' | 'toAddress' | 'refusals' | 'aboutMail' | 'createdAt'
> &
  // Rows of earlier releases have no recipient; it is derived from their kind.
  WithoutNulls<Selected<Mail, 'leaseId' | 'recipient'>> & {
    /** Time of the lease by the database clock, on which the mail's content depends. */
    leasedAt: Date;
  };

/** Reason for no lease: not due, postponed or ended by the mailbox allowance, or ended and in need of attention. */
export type NoLease = 'not-due' | 'postponed' | 'capped' | 'dead' | 'review';
