import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MailOrigin } from '../mails/mail-origin';
import type { Recipient } from '../mails/recipient';

/** `due` waits, `sending` is leased by a worker, the others are final (rule mail.once). */
export type MailStatus = 'due' | 'sending' | 'sent' | 'dead' | 'review';

/** A mail of the outbox. PostgreSQL is authoritative, the queue contains only the id (docs/adr/0003-mail-outbox.md). */
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

  /** Name of the template; each app knows those of its libraries. */
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

  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** When it first fell due; attempts end 48 hours later. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  firstDueAt!: Date;

  @Column({ type: 'int', default: 0 })
  attempts!: number;

  @Column({ type: 'int', default: 0 })
  dispatches!: number;

  /** Id of the last job with this mail, which may contain others; null if an earlier release added it. */
  @Column({ type: 'text', nullable: true })
  jobId!: string | null;

  /** Set while a job for this mail should be on the queue. */
  @Column({ type: 'timestamptz', nullable: true })
  dispatchedAt!: Date | null;

  /** Id of the lease; only its holder may record an outcome. */
  @Column({ name: 'claim_id', type: 'uuid', nullable: true })
  leaseId!: string | null;

  /** End of the lease; its holder renews it while it works. */
  @Column({ type: 'timestamptz', nullable: true })
  leaseUntil!: Date | null;

  /** Committed just before the final dot of the current attempt is sent: from here on the mail may have arrived. */
  @Column({ type: 'timestamptz', nullable: true })
  finalDotAt!: Date | null;

  /** Attempts without a response to the final dot; the second one leads to `review`. */
  @Column({ type: 'int', default: 0 })
  unanswered!: number;

  /** The mailbox allowance must be checked before this mail is sent (rule mail.mailbox-cap). */
  @Column({ type: 'boolean', default: false })
  needsAllowance!: boolean;

  /** The server's last reply, without addresses. */
  @Column({ type: 'text', nullable: true })
  lastReply!: string | null;

  /** Number of permanent failures (5xx); after one, a mail to sales is sent to the fallback address. */
  @Column({ type: 'int', default: 0 })
  refusals!: number;

  /** The mail that this notice reports. */
  @Column({ type: 'uuid', nullable: true })
  aboutMail!: string | null;

  /** When an operator or a rule decided that a dead mail or one in review needs no further attention. */
  @Column({ type: 'timestamptz', nullable: true })
  settledAt!: Date | null;

  /** When a bounce reported an accepted mail as undelivered. */
  @Column({ type: 'timestamptz', nullable: true })
  bouncedAt!: Date | null;

  /** When an unproven report first said that it was not delivered (rule inbound.reports). */
  @Column({ type: 'timestamptz', nullable: true })
  unprovenBounceAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
