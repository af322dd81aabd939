import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailOrigin } from '../mails/mail-origin';
import type { Recipient } from '../mails/recipient';

/** `due` waits, `sending` is leased by a worker, the others are final (rule mail.once). */
export type MailStatus = 'due' | 'sending' | 'sent' | 'dead' | 'review';

/**
 * One mail of the outbox. PostgreSQL is authoritative, the queue only carries the id (docs/adr/0003-mail-outbox.md).
 */
@Entity({ name: 'mails' })
@Check('mails_status_check', `status IN ('due', 'sending', 'sent', 'dead', 'review')`)
@Check('mails_check', `(status = 'sending') = (lease_until IS NOT NULL)`)
@Index('mails_to_dispatch', ['dueAt'], { where: `((status = 'due'::text) AND (dispatched_at IS NULL))` })
@Index('mails_dispatched', ['dispatchedAt'], { where: `((status = 'due'::text) AND (dispatched_at IS NOT NULL))` })
@Index('mails_leases', ['leaseUntil'], { where: `(status = 'sending'::text)` })
@Index('mails_due', ['dueAt', 'id'], { where: `(status = 'due'::text)` })
@Index('mails_lead_id', ['leadId'])
@Index('mails_attention', ['createdAt', 'id'], {
  where: `((settled_at IS NULL) AND ((status = ANY (ARRAY['dead'::text, 'review'::text])) OR ((status = 'due'::text) AND (refusals > 0))))`,
})
@Index('mails_finished', ['finishedAt'], {
  where: `((status = ANY (ARRAY['sent'::text, 'dead'::text])) AND (form <> 'newsletter'::text))`,
})
@Index('mails_created_at', ['createdAt'], { type: 'brin' })
export class Mail {
  @PrimaryColumn({ type: 'uuid', default: () => 'new_mail_id()' })
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Name of the template; an app knows those that its libraries export. */
  @Column({ type: 'text' })
  kind!: string;

  @Column({ type: 'text' })
  form!: MailOrigin;

  @Column({ type: 'uuid' })
  leadId!: string;

  /** Null in rows of earlier releases, where the kind determines it. */
  @Column({ type: 'text', nullable: true })
  recipient!: Recipient | null;

  /** The visitor's or the team member's address; null for mails to sales, whose address is resolved when sending. */
  @Column({ type: 'text', nullable: true })
  toAddress!: string | null;

  @Column({ type: 'text', default: 'due' })
  status!: MailStatus;

  /** Not sent before this time of the database clock. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** When it first fell due; attempts end 48 hours later. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  firstDueAt!: Date;

  /** Number of leases so far. */
  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** Number of times it was put on the queue. */
  @Column({ type: 'int', default: 0 })
  dispatches!: number;

  /** Id of the job that last carried it, perhaps with other mails; null where an earlier release added it. */
  @Column({ type: 'text', nullable: true })
  jobId!: string | null;

  /** Set while a job for this mail should be on the queue. */
  @Column({ type: 'timestamptz', nullable: true })
  dispatchedAt!: Date | null;

  /** Id of the lease; only its holder may record an outcome. */
  @Column({ name: 'claim_id', type: 'uuid', nullable: true })
  leaseId!: string | null;

  /** The lease expires then; its holder renews it while it works. */
  @Column({ type: 'timestamptz', nullable: true })
  leaseUntil!: Date | null;

  /** Committed just before the final dot of the current attempt is sent: from here on the mail may have arrived. */
  @Column({ type: 'timestamptz', nullable: true })
  finalDotAt!: Date | null;

  /** Attempts that ended after the final dot without a response; the second one leads to `review`. */
  @Column({ type: 'int', default: 0 })
  unanswered!: number;

  /** The mailbox allowance must be checked before this mail is sent (rule mail.mailbox-cap). */
  @Column({ type: 'boolean', default: false })
  needsAllowance!: boolean;

  /** The server's last reply, without addresses. */
  @Column({ type: 'text', nullable: true })
  lastReply!: string | null;

  /** Number of permanent failures (5xx); a mail to sales is retried at the fallback address. */
  @Column({ type: 'int', default: 0 })
  refusals!: number;

  /** The mail that this notice reports, if it is one. */
  @Column({ type: 'uuid', nullable: true })
  aboutMail!: string | null;

  /** When it was decided that a dead mail or one in review needs no attention any more. */
  @Column({ type: 'timestamptz', nullable: true })
  settledAt!: Date | null;

  /** When a bounce reported that a mail which the server had accepted was not delivered. */
  @Column({ type: 'timestamptz', nullable: true })
  bouncedAt!: Date | null;

  /** When a report without a proof first said that it was not delivered: undeliverable, unproven (rule inbound.reports). */
  @Column({ type: 'timestamptz', nullable: true })
  unprovenBounceAt!: Date | null;

  /** When it reached `sent`, `dead` or `review`. */
  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
