import type { EntityManager } from 'typeorm';
import type { Mail } from '../entities/mail';
import type { WithoutNulls, Selected } from '../selected';

/** A mail on the queue. */
export type DispatchedMail = Selected<Mail, 'id' | 'dispatches'> &
  /** A new id each time, because the queue remembers ids for a while. */
  WithoutNulls<Selected<Mail, 'jobId'>>;

/** A dispatched mail and the seconds since. */
export type LongDispatchedMail = DispatchedMail & { seconds: number };

/** Which mails are on the queue, for several concurrent relays and reconcilers. */
export abstract class MailDispatchStore {
  /** The same within a transaction: mails are taken there, and their jobs added before it commits. */
  abstract within(manager: EntityManager): MailDispatchStore;

  /** Marks due mails as dispatched, the longest due first. */
  abstract takeDue(limit: number): Promise<DispatchedMail[]>;

  /** The same without fresh mails. */
  abstract takeOlder(limit: number): Promise<DispatchedMail[]>;

  /** The same with fresh mails only, the last first. */
  abstract takeFresh(limit: number): Promise<DispatchedMail[]>;

  /** Number of dispatched mails that are not leased yet. */
  abstract countDispatched(): Promise<number>;

  /** Mails that were dispatched longer ago than usual and are still due, oldest first. */
  abstract longDispatched(seconds: number, limit: number): Promise<LongDispatchedMail[]>;

  /**
   * Makes mails due for dispatch again whose job is gone.
   * @returns how many; a mail that moved on in the meantime is left alone
   */
  abstract releaseLost(lost: Pick<DispatchedMail, 'id' | 'dispatches'>[]): Promise<number>;

  /**
   * Makes mails due for dispatch again that a worker took and did not start. One that was dispatched again meanwhile
   * gets one job too many, which finds nothing to do.
   */
  abstract putBack(mailIds: string[]): Promise<void>;
}
