import type { MessageNotice } from '@mainstage/contracts/desk/messages';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MailOrigin } from '@mainstage/database/mails/mail-origin';

export const inboundMailKinds = [
  'bounce',
  'auto-reply',
  'visitor-reply',
  'answer-copy',
  'calendar-reply',
  'complaint',
  'unknown',
  'team-message',
  'unknown-sender',
] as const;
/**
 * Kind of a message (rule inbound.kinds). `answer-copy` is an answer of sales to the client, `team-message` a message
 * of the team to somebody else, and `unknown-sender` a message to the copy address from an unknown address.
 */
export type InboundMailKind = (typeof inboundMailKinds)[number];

/** Whether a person wrote a message (rule inbound.authorship). */
export type MessageAuthorship = 'person' | 'perhaps-automatic' | 'automatic';

/** Owner of the sender's address: the client, a colleague of theirs, unknown, or the team. */
export type SenderRelation = 'visitor' | 'colleague' | 'stranger' | 'team';

/** Recipient of the mail in an unproven report; `unknown` if the mail is deleted or not referenced. */
export type ReportedRecipient = 'sales' | 'visitor' | 'unknown';

/** An inbound message, raw and parsed (docs/inbound-mail.md). Kept for as long as its lead. */
@Entity({ name: 'inbound_mails' })
@Check(
  'inbound_mails_kind_check',
  `kind IN ('bounce', 'auto-reply', 'visitor-reply', 'answer-copy', 'calendar-reply', 'complaint', 'unknown', 'team-message', 'unknown-sender')`,
)
@Check('inbound_mails_authorship_check', `authorship IN ('person', 'perhaps-automatic', 'automatic')`)
@Check('inbound_mails_sender_relation_check', `sender_relation IN ('visitor', 'colleague', 'stranger', 'team')`)
@Index('inbound_mails_fingerprint', ['fingerprint'], { unique: true })
@Index('inbound_mails_lead', ['leadId', 'receivedAt'], { where: `(lead_id IS NOT NULL)` })
@Index('inbound_mails_to_check', ['receivedAt'], {
  where: `((checked_at IS NULL) AND (lead_id IS NOT NULL) AND (NOT quarantined) AND ((kind = 'unknown-sender'::text) OR (authorship = 'perhaps-automatic'::text)))`,
})
// On desk_document, which TypeORM cannot declare.
@Index('inbound_mails_words', { synchronize: false })
// A GIN index, which TypeORM cannot declare.
@Index('inbound_mails_searched_words', { synchronize: false })
@Check('inbound_mails_reported_recipient_check', `reported_recipient IN ('sales', 'visitor', 'unknown')`)
@Index('inbound_mails_reports', ['receivedAt'], { where: `(reported_recipient IS NOT NULL)` })
@Index('inbound_mails_unmatched', ['receivedAt'], { where: `(lead_id IS NULL)` })
export class InboundMail {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  receivedAt!: Date;

  /** SHA-256 of Message-ID, body and lead: a repeated message is stored once. */
  @Column({ type: 'bytea' })
  fingerprint!: Buffer;

  @Column({ type: 'text' })
  kind!: InboundMailKind;

  /** Null unless a valid token names an existing lead. */
  @Column({ type: 'uuid', nullable: true })
  leadId!: string | null;

  @Column({ type: 'text', nullable: true })
  form!: MailOrigin | null;

  /** The bounced mail, or that of an unproven report; for reports only. */
  @Column({ type: 'uuid', nullable: true })
  mailId!: string | null;

  /** The address of From, which can be forged. */
  @Column({ type: 'text', nullable: true })
  sender!: string | null;

  /** Null in rows of earlier releases. */
  @Column({ type: 'text', nullable: true })
  authorship!: MessageAuthorship | null;

  /** Null without a lead, and in rows of earlier releases. */
  @Column({ type: 'text', nullable: true })
  senderRelation!: SenderRelation | null;

  /** Main address of the member in SALES_TEAM, whichever of theirs they used; null for a shared address. */
  @Column({ type: 'text', nullable: true })
  member!: string | null;

  /** Whether the client is in To or Cc. */
  @Column({ type: 'boolean', nullable: true })
  toClient!: boolean | null;

  /** Failed sender checks according to the receiving server: `dmarc=fail, spf=fail`. */
  @Column({ type: 'text', nullable: true })
  failedChecks!: string | null;

  /** When a member classified an unknown sender, or read a probably automatic message. */
  @Column({ type: 'timestamptz', nullable: true })
  checkedAt!: Date | null;

  /** Address of that member. */
  @Column({ type: 'text', nullable: true })
  checkedBy!: string | null;

  /** The name in From, or of the attendee in a calendar reply. */
  @Column({ type: 'text', nullable: true })
  senderName!: string | null;

  @Column({ type: 'text' })
  subject!: string;

  /** The Date header. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  messageId!: string | null;

  @Column({ type: 'text', nullable: true })
  inReplyTo!: string | null;

  /** The text without a quoted message at its end. */
  @Column({ type: 'text' })
  visibleText!: string;

  @Column({ type: 'text' })
  fullText!: string;

  @Column({ type: 'text', array: true, default: [] })
  attachmentNames!: string[];

  /** Notices for readers; null for messages stored before notices existed. */
  @Column({ type: 'text', array: true, nullable: true })
  notices!: MessageNotice[] | null;

  /**
   * Result of a bounce or calendar reply: `hard`, `soft`, `mailbox-full`, `policy`, `delayed`, `accepted`, `proposed` …
   */
  @Column({ type: 'text', nullable: true })
  verdict!: string | null;

  /** Reason and fault of a bounce: `5.1.1 address-unknown (address)`. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  /**
   * Set for a report that was not sent to the mail's own address for reports, and for automatic answers to a mail to
   * sales.
   */
  @Column({ type: 'text', nullable: true })
  reportedRecipient!: ReportedRecipient | null;

  /** Stored without consequences: a loop, or too many in an hour. */
  @Column({ type: 'boolean', default: false })
  quarantined!: boolean;

  /** The raw message, up to 10 MB. */
  @Column({ type: 'bytea', select: false })
  raw!: Buffer;

  /** Search index of messages about a lead that are no bounces; filled by a trigger. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  searchedWords?: string | null;
}
