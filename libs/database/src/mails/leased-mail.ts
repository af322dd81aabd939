import type { Mail } from '../entities/mail';
import type { Filled, Selected } from '../selected';

/** A mail that this process alone may send. */
export type LeasedMail = Selected<
  Mail,
  'id' | 'kind' | 'form' | 'leadId' | 'toAddress' | 'refusals' | 'aboutMail' | 'createdAt'
> &
  // A claim names itself, and rows of earlier versions tell by their kind who is meant.
  Filled<Selected<Mail, 'claimId' | 'recipient'>> & {
    /** The present by the database's clock, which decides what a mail may still say. */
    claimedAt: Date;
  };

/** Why there is no claim: it is not due (any more), its mailbox has had its share, or it came to nothing and needs manual action. */
export type NoLease = 'not-due' | 'postponed' | 'capped' | 'dead' | 'review';
