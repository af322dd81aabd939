import type { AnswerQuote, AnswerState } from '@mainstage/contracts/desk/answer';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';

/** A file of a sent answer; its bytes are in the message. */
export interface SentFile {
  name: string;
  type: string;
  size: number;
}

/**
 * A member's answer to the client of a lead: first a draft, then a mail of the outbox, finally the message as sent. It
 * is kept, exported and deleted with its lead. A trigger applies the outcome of its mail (rule desk.answers).
 */
@Entity({ name: 'answers' })
@Check('answers_state_check', `state IN ('draft', 'waiting', 'undone', 'sent', 'dead', 'review', 'bounced')`)
@Check('answers_mail_check', `(state = 'draft') = (mail_id IS NULL)`)
@Index('answers_draft', ['leadId', 'member'], { unique: true, where: `(state = 'draft'::text)` })
@Index('answers_lead', ['leadId', 'handedAt'], { where: `(state <> ALL (ARRAY['draft'::text, 'undone'::text]))` })
@Index('answers_mail', ['mailId'], { unique: true, where: `(mail_id IS NOT NULL)` })
@Index('answers_request', ['leadId', 'requestKey'], { unique: true, where: `(request_key IS NOT NULL)` })
// A GIN index, which TypeORM cannot say.
@Index('answers_searched_words', { synchronize: false })
export class Answer {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ type: 'uuid' })
  @ForeignKey(() => DeskLead, { name: 'answers_lead_id_fkey', onDelete: 'CASCADE' })
  leadId!: string;

  /** Address of the author. */
  @Column({ type: 'text' })
  member!: string;

  /** `undone`: cancelled before it was sent; its text is in the draft again. */
  @Column({ type: 'text', default: 'draft' })
  state!: 'draft' | 'undone' | AnswerState;

  /** Incremented by every change of the draft. */
  @Column({ type: 'int', default: 1 })
  revision!: number;

  @Column({ name: 'to_addresses', type: 'text', array: true, default: [] })
  to!: string[];

  @Column({ name: 'cc_addresses', type: 'text', array: true, default: [] })
  cc!: string[];

  @Column({ name: 'bcc_addresses', type: 'text', array: true, default: [] })
  bcc!: string[];

  @Column({ type: 'text', default: '' })
  subject!: string;

  /** As typed, with the signature. */
  @Column({ type: 'text', default: '' })
  body!: string;

  @Column({ type: 'boolean', default: true })
  withQuote!: boolean;

  /** Scheduled time; null to send it as soon as it can no longer be undone. */
  @Column({ type: 'timestamptz', nullable: true })
  sendAt!: Date | null;

  /** The reminder that the lead gets when this is sent (rule desk.no-reply). */
  @Column({ type: 'timestamptz', nullable: true })
  remindIfNoReplyBy!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  /** Id of the press that sent it: a repeated one sends nothing. */
  @Column({ type: 'uuid', nullable: true })
  requestKey!: string | null;

  /** Its mail in the outbox, whose id is in the Message-ID; null for a draft. */
  @Column({ type: 'uuid', nullable: true })
  mailId!: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  handedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  dueAt!: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  quote!: AnswerQuote | null;

  /** Message-ID of the answered message. */
  @Column({ type: 'text', nullable: true })
  inReplyTo!: string | null;

  /** Message-IDs of the conversation before it, oldest first. */
  @Column({ name: 'thread', type: 'text', array: true, default: [] })
  references!: string[];

  @Column({ type: 'jsonb', default: [] })
  attachments!: SentFile[];

  /** Recipients that were refused while the mail was accepted for others. */
  @Column({ name: 'refused_addresses', type: 'text', array: true, default: [] })
  refused!: string[];

  /** When the client's server accepted it. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  /** Since when the reply that it answered had been waiting: the reply waits again if the answer bounces. */
  @Column({ type: 'timestamptz', nullable: true })
  settledReplyAt!: Date | null;

  /** Whether it stopped the clock of the lead, which continues if the answer bounces. */
  @Column({ type: 'boolean', default: false })
  stoppedClock!: boolean;

  /** Words of an answer that is no draft, for the search; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;

  /** The message as it is sent, up to 10 MB. */
  @Column({ type: 'bytea', nullable: true, select: false })
  raw!: Buffer | null;
}
