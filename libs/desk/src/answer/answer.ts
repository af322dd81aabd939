import type { AnswerQuote, AnswerState } from '@mainstage/contracts/desk/answer';
import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DeskLead } from '../entities/desk-lead';

/** A file of an answer that was sent; its bytes are in the message. */
export interface SentFile {
  name: string;
  type: string;
  size: number;
}

/**
 * An answer that a member writes to the client of a lead: a draft, then a mail of the outbox, and in the end the message as it was
 * sent. It belongs to the lead and is kept, exported and erased with it. A trigger follows the outcome of its mail (rule
 * desk.answers).
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

  /** Address of the team member who writes it. */
  @Column({ type: 'text' })
  member!: string;

  /** `undone` before it was sent: its text is in the draft again. */
  @Column({ type: 'text', default: 'draft' })
  state!: 'draft' | 'undone' | AnswerState;

  /** One more with every change of the draft. */
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

  /** When it is to be sent; null for as soon as it can no longer be undone. */
  @Column({ type: 'timestamptz', nullable: true })
  sendAt!: Date | null;

  /** The reminder that the lead gets when this is sent (rule desk.no-reply). */
  @Column({ type: 'timestamptz', nullable: true })
  remindIfNoReplyBy!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  /** The press that sent it: made again, it sends nothing more. */
  @Column({ type: 'uuid', nullable: true })
  requestKey!: string | null;

  /** Its mail in the outbox, by whose id the message is named (Message-ID); null while it is a draft. */
  @Column({ type: 'uuid', nullable: true })
  mailId!: string | null;

  /** When it was handed to the outbox. */
  @Column({ type: 'timestamptz', nullable: true })
  handedAt!: Date | null;

  /** When the mail is due. */
  @Column({ type: 'timestamptz', nullable: true })
  dueAt!: Date | null;

  /** What is quoted below the text. */
  @Column({ type: 'jsonb', nullable: true })
  quote!: AnswerQuote | null;

  /** Message-ID of what it answers. */
  @Column({ type: 'text', nullable: true })
  inReplyTo!: string | null;

  /** Message-IDs of the conversation before it, the oldest first. */
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

  /** Since when a reply had waited that it answered: it waits again where the answer comes back. */
  @Column({ type: 'timestamptz', nullable: true })
  settledReplyAt!: Date | null;

  /** Whether it stopped the clock of the lead, which runs on where the answer comes back. */
  @Column({ type: 'boolean', default: false })
  stoppedClock!: boolean;

  /** Words of an answer that is no draft, for the search; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;

  /** The message as it is sent, up to 10 MB. */
  @Column({ type: 'bytea', nullable: true, select: false })
  raw!: Buffer | null;
}
