import type { MailStatus } from '../entities/mail';
import type { LeasedMail } from './leased-mail';

/**
 * How an attempt ended: accepted, refused permanently, to be retried, no response after the final dot, or not made
 * because the mail no longer applies.
 */
export type SendOutcome = 'accepted' | 'refused' | 'deferred' | 'unanswered' | 'withdrawn';

/** The reply to the attempt of a leased mail, or our own reason; without addresses. */
export interface Reply {
  lease: Pick<LeasedMail, 'id' | 'leaseId'>;
  reply: string;
}

/** Outcomes of attempts to send mails. */
export abstract class MailOutcomeStore {
  /**
   * Records attempts that ended in the same way, all or none.
   * @returns each mail's status; undefined where the lease was lost and the outcome no longer counts
   */
  abstract record(outcome: SendOutcome, replies: Reply[]): Promise<(MailStatus | undefined)[]>;
}
