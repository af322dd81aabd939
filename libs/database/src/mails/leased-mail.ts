import type { Mail } from '../entities/mail';
import type { WithoutNulls, Selected } from '../selected';

/** A mail that only this process may send. */
export type LeasedMail = Selected<
  Mail,
  'id' | 'kind' | 'form' | 'leadId' | 'toAddress' | 'refusals' | 'aboutMail' | 'createdAt'
> &
  // Rows of earlier releases have no recipient; it is derived from their kind.
  WithoutNulls<Selected<Mail, 'leaseId' | 'recipient'>> & {
    /** The time of the lease by the database clock, from which the mail's content is decided. */
    leasedAt: Date;
  };

/** Why there is no lease: not due, postponed or ended by the mailbox allowance, or ended and in need of attention. */
export type NoLease = 'not-due' | 'postponed' | 'capped' | 'dead' | 'review';
