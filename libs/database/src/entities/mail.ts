import type { MailKind } from '@mainstage/leads/mails';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Recipient } from '@mainstage/leads/lead';
import type { MailOrigin } from '@mainstage/leads/mail-origin';

/** `due` waits, `sending` is claimed by a worker, the others are final (rule mail.once). */
export type MailStatus = 'due' | 'sending' | 'sent' | 'dead' | 'review';

/** One mail owed: the ledger's row. PostgreSQL holds the truth, the queue only carries the id (docs/adr/0003-mail-ledger.md). */
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

  @Column({ type: 'text' })
  kind!: MailKind;

  @Column({ type: 'text' })
  form!: MailOrigin;

  @Column({ type: 'uuid' })
  leadId!: string;

  /** Who is meant; empty in rows of earlier versions, where the kind tells. */
  @Column({ type: 'text', nullable: true })
  recipient!: Recipient | null;

  /** The visitor's address; empty where the house itself is meant, whose addresses are looked up when sending. */
  @Column({ type: 'text', nullable: true })
  toAddress!: string | null;

  @Column({ type: 'text', default: 'due' })
  status!: MailStatus;

  /** Not before this time of the database clock. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt!: Date;

  /** When it first fell due; 48 hours later the tries end. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  firstDueAt!: Date;

  /** Claims so far. */
  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** Times put on the queue. */
  @Column({ type: 'int', default: 0 })
  dispatches!: number;

  /** The job that it was last put on the queue with, perhaps beside others; empty where an earlier version did it. */
  @Column({ type: 'text', nullable: true })
  jobId!: string | null;

  /** Set while a job for this mail should be on the queue. */
  @Column({ type: 'timestamptz', nullable: true })
  dispatchedAt!: Date | null;

  /** Names the claim; only its holder may record a result. */
  @Column({ type: 'uuid', nullable: true })
  claimId!: string | null;

  /** The claim counts until then; its holder prolongs it while it works. */
  @Column({ type: 'timestamptz', nullable: true })
  leaseUntil!: Date | null;

  /** Committed just before the final dot of the current try leaves: from here on the mail may have arrived. */
  @Column({ type: 'timestamptz', nullable: true })
  finalDotAt!: Date | null;

  /** Tries that ended after the final dot without an answer; the second one leads to `review`. */
  @Column({ type: 'int', default: 0 })
  unanswered!: number;

  /** The mailbox cap must be asked before this mail leaves (rule mail.mailbox-cap). */
  @Column({ type: 'boolean', default: false })
  needsAllowance!: boolean;

  /** The server's last words, without addresses. */
  @Column({ type: 'text', nullable: true })
  lastReply!: string | null;

  /** How often a server refused it for good; a mail to the house is tried on, at its other address. */
  @Column({ type: 'int', default: 0 })
  refusals!: number;

  /** The mail that this one tells of, where it tells of one. */
  @Column({ type: 'uuid', nullable: true })
  aboutMail!: string | null;

  /** When it was decided that a dead or doubtful mail needs nobody's attention (any more). */
  @Column({ type: 'timestamptz', nullable: true })
  settledAt!: Date | null;

  /** When a bounce told that a mail which the server had accepted was not delivered. */
  @Column({ type: 'timestamptz', nullable: true })
  bouncedAt!: Date | null;

  /** When it reached `sent`, `dead` or `review`. */
  @Column({ type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
