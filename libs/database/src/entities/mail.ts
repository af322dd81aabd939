import type { FormName } from '@mainstage/contracts/forms/forms';
import type { MailKind } from '@mainstage/mail/kinds';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `due` waits, `sending` is claimed by a worker, the others are final (contract 5). */
export type MailStatus = 'due' | 'sending' | 'sent' | 'dead' | 'review';

/** One mail owed: the ledger's row. PostgreSQL holds the truth, the queue only carries the id (docs/adr/0003-mail-ledger.md). */
@Entity({ name: 'mails' })
export class Mail {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'text' })
  kind!: MailKind;

  @Column({ type: 'text' })
  form!: FormName;

  @Column({ name: 'lead_id', type: 'uuid' })
  leadId!: string;

  @Column({ name: 'to_address', type: 'text' })
  toAddress!: string;

  @Column({ type: 'text' })
  status!: MailStatus;

  /** Not before this time of the database clock. */
  @Column({ name: 'due_at', type: 'timestamptz' })
  dueAt!: Date;

  /** When it first fell due; 48 hours later the tries end. */
  @Column({ name: 'first_due_at', type: 'timestamptz' })
  firstDueAt!: Date;

  /** Claims so far. */
  @Column({ type: 'int' })
  attempts!: number;

  /** Times put on the queue; part of the job id, so that a wiped queue takes the mail again. */
  @Column({ type: 'int' })
  dispatches!: number;

  /** Set while a job for this mail should be on the queue. */
  @Column({ name: 'dispatched_at', type: 'timestamptz', nullable: true })
  dispatchedAt!: Date | null;

  /** Names the claim; only its holder may record a result. */
  @Column({ name: 'claim_id', type: 'uuid', nullable: true })
  claimId!: string | null;

  /** The claim counts until then; its holder prolongs it while it works. */
  @Column({ name: 'lease_until', type: 'timestamptz', nullable: true })
  leaseUntil!: Date | null;

  /** Committed just before the final dot of the current try leaves: from here on the mail may have arrived. */
  @Column({ name: 'final_dot_at', type: 'timestamptz', nullable: true })
  finalDotAt!: Date | null;

  /** Tries that ended after the final dot without an answer; the second one leads to `review`. */
  @Column({ type: 'int' })
  unanswered!: number;

  /** The mailbox cap must be asked before this mail leaves (contract 5). */
  @Column({ name: 'needs_allowance', type: 'boolean' })
  needsAllowance!: boolean;

  /** The server's last words, without addresses. */
  @Column({ name: 'last_reply', type: 'text', nullable: true })
  lastReply!: string | null;

  /** When it reached `sent`, `dead` or `review`. */
  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;
}
